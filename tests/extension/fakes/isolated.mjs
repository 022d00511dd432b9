/**
 * The isolated world as the page's hook meets it: hands over a port and answers from a table of names.
 */

/**
 * @param {any} world a fake window
 * @param {object} [answers]
 * @param {Record<string, string>} [answers.names] what is replaced by what
 * @param {string} [answers.refuse] a code: everything is refused
 * @param {number} [answers.after] ms until the answer
 * @param {(leaf: any) => boolean} [answers.knows] which unasked texts carry a known value
 */
export function isolated(world, { names = {}, refuse = '', after = 0, knows = () => false } = {}) {
  const { port1, port2 } = new world.MessageChannel();
  const heard = { protect: [], confirm: [], cancel: [], other: [], taken: false, port: port1, answers: { refuse, verdict: 'send' } };
  const say = (message) => port1.postMessage(JSON.stringify(message));
  const swap = (text) => Object.entries(names).reduce((out, [from, to]) => out.replaceAll(from, to), text);

  const answer = ({ ticket, ask }) => {
    if (heard.answers.refuse !== '') return say({ kind: 'answer', ticket, verdict: 'refused', code: heard.answers.refuse, changed: [] });
    const changed = ask.leaves
      .filter((leaf) => leaf.sure || knows(leaf))
      .map((leaf) => ({ path: leaf.path, text: swap(leaf.text) }))
      .filter((leaf, i) => leaf.text !== ask.leaves[i]?.text);
    return say({ kind: 'answer', ticket, verdict: heard.answers.verdict, code: '', changed });
  };

  port1.addEventListener('message', (event) => {
    const message = JSON.parse(event.data);
    (heard[message.kind] ?? heard.other).push(message);
    if (message.kind === 'protect') setTimeout(() => answer(message), after);
  });

  heard.hand = () => {
    const event = new world.MessageEvent('penname:port', { ports: [port2] });
    heard.taken ||= !world.dispatchEvent(event);
    return heard.taken;
  };
  heard.say = say;
  world.addEventListener('penname:call', () => heard.hand());
  return heard;
}
