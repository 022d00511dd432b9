/** The browser's extension API as far as ports and session rules go. */

export function fakeBrowser() {
  const made = { ports: [], session: [] };
  made.runtime = {
    id: 'abc',
    lastError: undefined,
    connect: () => {
      const listeners = [];
      const port = {
        dead: false,
        postMessage() { if (port.dead) throw new Error('disconnected'); },
        say: (message) => listeners.forEach((listener) => listener(message)),
        onMessage: { addListener: (listener) => listeners.push(listener) },
        onDisconnect: { addListener() {} },
      };
      made.ports.push(port);
      return port;
    },
  };
  made.i18n = { getMessage: (name) => name };
  made.declarativeNetRequest = {
    getSessionRules: async () => made.session,
    updateSessionRules: async ({ removeRuleIds, addRules }) => { made.session = [...made.session.filter((rule) => !removeRuleIds.includes(rule.id)), ...addRules]; },
  };
  return made;
}
