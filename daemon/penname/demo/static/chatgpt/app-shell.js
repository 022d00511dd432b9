/** The newer ChatGPT layout: a local id until the server mints one, answers handed to another stream or a websocket. */
import { composer } from '../build/prosemirror.js';
import { button, call, debounced, make, registerWorker } from '../shared/dom.js';
import { setText, show } from '../shared/markdown.js';
import { beforeTurn, follow, fullMessage, prepareDraft, Reader, ROOT, sendTurn, shellBody } from './wire.js';

const at = (selector) => document.querySelector(selector);
const turnsPlace = at('.turns');
const state = {
  conversation: decodeURIComponent(location.pathname.startsWith('/c/') ? location.pathname.slice(3) : ''),
  turns: [],
  busy: false,
  draft: crypto.randomUUID(),
  /** @type {Promise<WebSocket> | null} */ socket: null,
  topics: new Map(),
  commands: 0,
};

const drafts = debounced(() => {
  if (editor.text().trim()) prepareDraft(state.draft, editor.text(), leaf()).catch(() => {});
}, 250);
const editor = composer(at('form .ProseMirror'), { send, changed: drafts });

const leaf = () => state.turns.at(-1)?.id ?? ROOT;
const known = () => state.conversation && !state.conversation.startsWith('local-chatgpt:');

async function send() {
  const text = editor.text();
  if (!text.trim() || state.busy) return;
  state.busy = true;
  at('#error').hidden = true;
  editor.fill('');
  const asked = { id: state.draft, parent: leaf(), role: 'user', text };
  state.draft = crypto.randomUUID();
  if (!state.conversation) {
    state.conversation = `local-chatgpt:${crypto.randomUUID()}`;
    history.replaceState(null, '', `/c/${encodeURIComponent(state.conversation)}`);
  }
  state.turns.push(asked);
  render();
  at('[role=status]').textContent = '';
  try {
    await answerTo(asked);
    at('[role=status]').textContent = 'Response complete';
  } catch {
    at('#error').hidden = false;
    state.turns = state.turns.filter((turn) => turn !== asked);
    editor.fill(text);
  }
  state.busy = false;
  render();
  await list();
}

async function answerTo(asked) {
  const answer = { id: '', parent: asked.id, role: 'assistant', text: '' };
  const reader = new Reader({
    message: (message) => {
      answer.id = message.id;
      answer.text = message.content.parts.join('\n');
      if (!state.turns.includes(answer)) state.turns.push(answer);
      render(answer);
    },
    titled: named,
    started: (conversation) => {
      state.conversation = conversation;
      history.replaceState(null, '', `/c/${conversation}`);
    },
  });
  await beforeTurn(known() ? state.conversation : '', asked.parent);
  const ids = known() ? { conversation_id: state.conversation } : {};
  const body = shellBody({
    action: 'next',
    parent_message_id: asked.parent,
    messages: [fullMessage(asked.id, asked.text)],
    ...ids,
  });
  await follow(await sendTurn(body), reader);
  await batch();
  const option = reader.handoff?.options[0];
  if (option?.type === 'resume_sse_endpoint') {
    const resumed = await call('POST', '/backend-api/f/conversation/resume', { conversation_id: state.conversation, offset: 0 });
    await follow(resumed, reader);
  } else if (option) {
    await subscribe(option.topic_id, reader);
  }
  await batch();
}

const batch = () => call('POST', '/backend-api/conversations/batch', { conversation_ids: [state.conversation] });

/** Reads an answer from the one global websocket. @param {string} topic @param {Reader} reader */
async function subscribe(topic, reader) {
  state.socket ??= connect();
  const socket = await state.socket;
  await new Promise((done) => {
    const seen = new Set();
    state.topics.set(topic, (payload) => {
      if (payload.type === 'done') return done();
      if (seen.has(payload.stream_item_id)) return undefined;
      seen.add(payload.stream_item_id);
      return reader.takeBlock(payload.encoded_item);
    });
    state.commands += 1;
    socket.send(JSON.stringify([{ id: state.commands, type: 'subscribe', topic_id: topic }]));
  });
}

async function connect() {
  const { websocket_url } = await (await call('GET', '/backend-api/celsius/ws/user')).json();
  const socket = new WebSocket(websocket_url);
  socket.addEventListener('message', (event) => {
    for (const frame of JSON.parse(event.data)) {
      const items = frame.type === 'reply' ? frame.reply.catchups : [frame];
      for (const item of items) state.topics.get(item.topic_id)?.(item.payload.payload);
    }
  });
  await new Promise((open) => socket.addEventListener('open', open));
  return socket;
}

/** Shows the turns; `streaming` is the one being written, if any. */
function render(streaming) {
  while (turnsPlace.children.length > state.turns.length) turnsPlace.lastElementChild.remove();
  state.turns.forEach((shown, index) => {
    let place = turnsPlace.children[index];
    if (place?.made !== shown) {
      const fresh = shown.role === 'user' ? userTurn(shown) : assistantTurn(shown);
      fresh.made = shown;
      place ? place.replaceWith(fresh) : turnsPlace.append(fresh);
      place = fresh;
    }
    if (shown.role === 'assistant') {
      const words = place.querySelector('[data-markdown-text-style]');
      words.toggleAttribute('data-markdown-animated', shown === streaming);
      show(words, shown.text);
    }
  });
}

function userTurn(shown) {
  const words = document.createTextNode('');
  setText(words, shown.text);
  return make('div', { 'data-turn-key': shown.id },
    make('div', { 'data-chatgpt-search-unit-key': `${shown.id}:0:user`, 'data-chatgpt-search-message-ids': shown.id },
      make('div', { 'data-user-message-bubble': 'true' }, make('div', { class: 'whitespace-pre-wrap', dir: 'auto' }, words))));
}

function assistantTurn(shown) {
  return make('div', { 'data-turn-key': shown.id },
    make('div', { 'data-chatgpt-search-unit-key': `${shown.id}:1:assistant`, 'data-chatgpt-search-message-ids': shown.id },
      make('div', { 'data-chatgpt-selection-message-id': shown.id },
        make('div', { 'data-markdown-text-style': 'assistant-message' })),
      make('div', { class: 'turn-action-controls' },
        button({ 'aria-label': 'Copy' }, 'Copy', () => navigator.clipboard.writeText(shown.text)))));
}

function named(title) {
  at('[data-app-shell-titlebar-content]').textContent = title;
  document.title = title;
}

async function list() {
  const { items } = await (await call('GET', '/backend-api/conversations?offset=0&limit=28&order=updated')).json();
  at('[data-sidebar-project-container-id]').replaceChildren(...items.map((item) =>
    make('div', { role: 'listitem' }, make('a', { 'href': `/c/${item.id}`, 'aria-label': item.title }, make('span', {}, item.title)))));
}

async function load() {
  await list().catch(() => {});
  if (!known()) return;
  const response = await call('GET', `/backend-api/conversations/${state.conversation}?num_turns=10&include_has_versions=true`);
  if (!response.ok) return;
  const { title, messages } = await response.json();
  named(title);
  let parent = ROOT;
  for (const message of messages) {
    state.turns.push({ id: message.id, parent, role: message.author.role, text: message.content.parts.join('\n') });
    parent = message.id;
  }
  render();
}

at('form').addEventListener('submit', (event) => {
  event.preventDefault();
  send();
});
registerWorker().catch(() => {});
await load();
document.documentElement.dataset.ready = 'true';
