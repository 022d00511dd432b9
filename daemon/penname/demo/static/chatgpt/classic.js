/** The classic ChatGPT page (core_web): composer, turns, drafts, titles, edits, variants, search, telemetry. */
import { composer } from '../build/prosemirror.js';
import { button, call, debounced, gzipped, make, registerWorker } from '../shared/dom.js';
import { setText, show } from '../shared/markdown.js';
import { beforeTurn, classicBody, classicMessage, follow, prepareDraft, Reader, ROOT, sendTurn } from './wire.js';

/** @typedef {{ id: string, parent: string, role: string, text: string }} Turn */

const at = (selector) => document.querySelector(selector);
const thread = at('#thread');
const state = {
  conversation: location.pathname.startsWith('/c/') ? location.pathname.slice(3) : '',
  /** @type {Turn[]} */ turns: [],
  busy: false,
  draft: crypto.randomUUID(),
};

const drafts = debounced(() => {
  const text = editor.text();
  if (!text.trim()) return;
  prepareDraft(state.draft, text, leaf()).catch(() => {});
  call('POST', '/backend-api/conversation/experimental/generate_autocompletions', {
    input_text: text,
    num_completions: 3,
    in_search_mode: false,
  }).catch(() => {});
  telemetry('composer_paused', text);
}, 250);

const editor = composer(at('#prompt-textarea'), { send, changed: drafts });

/** Tells the page's telemetry what happened, plain and packed, with the start of the text as leaky pages do. */
async function telemetry(event, text) {
  const body = JSON.stringify({ event, at: Date.now(), preview: text.slice(0, 80) });
  navigator.sendBeacon('/ces/v1/t', new Blob([body], { type: 'application/json' }));
  navigator.sendBeacon('/v1/rgstr?k=client-replica&gz=1', await gzipped(body));
}

function leaf() {
  return state.turns.at(-1)?.id ?? ROOT;
}

async function send() {
  const text = editor.text();
  if (!text.trim() || state.busy) return;
  editor.fill('');
  const id = state.draft;
  state.draft = crypto.randomUUID();
  const parent = leaf();
  await turn('next', { id, parent, role: 'user', text }, text);
}

/** Sends one turn and shows its answer; on failure the text goes back to the composer. */
async function turn(action, asked, text) {
  state.busy = true;
  at('#error').hidden = true;
  if (action === 'next') {
    state.turns.push(asked);
    render();
  }
  at('[data-testid=stop-button]').hidden = false;
  const answer = { id: '', parent: asked.id, role: 'assistant', text: '' };
  const reader = new Reader({
    message: (message) => {
      answer.id = message.id;
      answer.text = message.content.parts.join('\n');
      if (!state.turns.includes(answer)) state.turns.push(answer);
      render(answer);
    },
    titled: (title) => named(title),
    started: (conversation) => {
      if (state.conversation) return;
      state.conversation = conversation;
      history.replaceState(null, '', `/c/${conversation}`);
    },
  });
  try {
    await beforeTurn(state.conversation, asked.parent);
    const ids = state.conversation ? { conversation_id: state.conversation } : {};
    const variant = action === 'variant';
    const body = classicBody({
      action,
      messages: [classicMessage(asked.id, asked.text)],
      ...ids,
      parent_message_id: variant ? asked.id : asked.parent,
      ...(variant ? { variant_purpose: 'comparison_implicit' } : {}),
    });
    await follow(await sendTurn(body), reader);
    telemetry('message_stream_complete', asked.text);
  } catch {
    at('#error').hidden = false;
    if (action === 'next') {
      state.turns = state.turns.filter((kept) => kept !== asked);
      editor.fill(text);
    }
  }
  state.busy = false;
  at('[data-testid=stop-button]').hidden = true;
  render();
  await list();
}

/** Shows the turns; only `streaming` is being written when it is given. @param {Turn} [streaming] */
function render(streaming) {
  while (thread.children.length > state.turns.length) thread.lastElementChild.remove();
  state.turns.forEach((shown, index) => {
    let section = thread.children[index];
    if (section?.dataset.turn !== shown.role || section.made !== shown) {
      const fresh = shown.role === 'user' ? userSection(shown, index) : assistantSection(shown, index);
      fresh.made = shown;
      section ? section.replaceWith(fresh) : thread.append(fresh);
      section = fresh;
    }
    if (shown.role === 'assistant') {
      const place = section.querySelector('.markdown');
      place.classList.toggle('result-streaming', shown === streaming);
      section.querySelector('[data-message-id]').dataset.messageId = shown.id;
      show(place, shown.text);
    }
  });
}

function userSection(shown, index) {
  const words = document.createTextNode('');
  setText(words, shown.text);
  const bubble = make('div', { class: 'whitespace-pre-wrap' }, words);
  return make('section', { 'data-testid': `conversation-turn-${index + 1}`, 'data-turn': 'user' },
    make('h5', { class: 'sr-only' }, 'You said:'),
    make('div', { 'data-message-author-role': 'user', 'data-message-id': shown.id }, bubble),
    button({ 'aria-label': 'Edit message' }, 'Edit', () => edit(shown, index)));
}

function assistantSection(shown, index) {
  return make('section', { 'data-testid': `conversation-turn-${index + 1}`, 'data-turn': 'assistant' },
    make('h6', { class: 'sr-only' }, 'ChatGPT said:'),
    make('div', { 'class': 'agent-turn' },
      make('div', { 'data-message-author-role': 'assistant', 'data-message-id': shown.id },
        make('div', { class: 'markdown prose' }))),
    button({ 'data-testid': 'copy-turn-action-button', 'aria-label': 'Copy' }, 'Copy',
      () => navigator.clipboard.writeText(shown.text)),
    button({ 'data-testid': 'good-response-turn-action-button' }, 'Good', () => feedback(shown)),
    button({ 'aria-label': 'Regenerate response' }, 'Regenerate', () => regenerate(shown)));
}

/** Turns a bubble into a form filled with the page's own text for it. */
function edit(shown, index) {
  const area = make('textarea', { 'class': 'edit', 'aria-label': 'Edit message text' });
  area.value = shown.text;
  const save = button({ 'aria-label': 'Send edit' }, 'Send', () => {
    const asked = { id: crypto.randomUUID(), parent: shown.parent, role: 'user', text: area.value };
    state.turns = state.turns.slice(0, index);
    turn('next', asked, area.value);
  });
  thread.children[index].replaceChildren(area, save);
  thread.children[index].made = null;
}

function regenerate(shown) {
  const asked = state.turns.find((kept) => kept.id === shown.parent);
  state.turns = state.turns.slice(0, state.turns.indexOf(shown));
  turn('variant', asked, asked.text);
}

/** Sends what is selected in the reply, or all of it as shown. */
function feedback(shown) {
  const visible = thread.querySelector(`[data-message-id="${shown.id}"]`).innerText;
  call('POST', '/backend-api/conversation/message_feedback', {
    message_id: shown.id,
    conversation_id: state.conversation,
    rating: 'thumbsUp',
    text: String(getSelection()) || visible,
  }).catch(() => {});
}

function named(title) {
  const words = at('#conversation-title');
  if (!words.firstChild) words.append('');
  setText(words.firstChild, title);
  document.title = title;
}

async function list() {
  const { items } = await (await call('GET', '/backend-api/conversations?offset=0&limit=28&order=updated')).json();
  const side = at('#stage-slideover-sidebar');
  const fresh = items.map((item) => {
    const link = make('a', { href: `/c/${item.id}`, title: item.title }, make('span', { dir: 'auto' }, item.title),
      make('small', {}, item.snippet));
    const rename = button({ 'aria-label': 'Rename chat' }, 'Rename', () => {
      const name = make('input', { 'aria-label': 'Chat title' });
      name.value = item.title;
      name.addEventListener('change', () => call('PATCH', `/backend-api/conversation/${item.id}`, { title: name.value }).then(list, list));
      link.replaceWith(name);
      name.focus();
    });
    return make('div', {}, link, rename);
  });
  side.replaceChildren(...fresh);
}

async function load() {
  await list().catch(() => {});
  if (!state.conversation) return;
  const response = await call('GET', `/backend-api/conversation/${state.conversation}`);
  if (!response.ok) return;
  const tree = await response.json();
  named(tree.title);
  for (let id = tree.current_node; tree.mapping[id]?.message; id = tree.mapping[id].parent) {
    const { message, parent } = tree.mapping[id];
    state.turns.unshift({ id, parent, role: message.author.role, text: message.content.parts.join('\n') });
  }
  render();
}

at('[data-testid=send-button]').addEventListener('click', send);
at('#search').addEventListener('change', (event) => {
  call('GET', `/backend-api/conversations/search?query=${encodeURIComponent(event.target.value)}&cursor=`).catch(() => {});
});
registerWorker().catch(() => {});
await load();
document.documentElement.dataset.ready = 'true';
