/** Claude's page: Tiptap composer, completion stream, pasted attachments, retry, edit, title, rename, search. */
import { composer } from '../build/tiptap.js';
import { button, call, gzipped, make, registerWorker } from '../shared/dom.js';
import { setText, show } from '../shared/markdown.js';
import { events } from '../shared/sse.js';
import { completionBody, HEADERS, ORGANIZATION, pasted, ROOT } from './wire.js';

/** Characters from which a paste becomes an attachment. */
const LARGE = 1500;

const at = (selector) => document.querySelector(selector);
const thread = at('[data-autoscroll-container]');
const packed = new URLSearchParams(location.search).has('gzip');
const state = {
  conversation: location.pathname.startsWith('/chat/') ? location.pathname.slice(6) : '',
  turns: [],
  attachments: [],
  busy: false,
};

const editor = composer(at('#editor'), {
  send,
  pasted: (text) => {
    state.attachments.push(pasted(text));
    at('#attached').textContent = `${state.attachments.length} pasted text`;
  },
}, LARGE);

const leaf = () => state.turns.at(-1)?.id ?? ROOT;
const here = () => `${ORGANIZATION}/chat_conversations/${state.conversation}`;

async function send() {
  const text = editor.text();
  if (!(text.trim() || state.attachments.length) || state.busy) return;
  const attachments = state.attachments;
  state.attachments = [];
  at('#attached').textContent = '';
  editor.fill('');
  const isNew = !state.conversation;
  if (isNew) {
    state.conversation = crypto.randomUUID();
    history.replaceState(null, '', `/chat/${state.conversation}${location.search}`);
  }
  const asked = { id: crypto.randomUUID(), parent: leaf(), role: 'user', text };
  const sent = await turn(asked, { attachments, isNew });
  if (!sent) {
    state.attachments = attachments;
    editor.fill(text);
    if (isNew) {
      state.conversation = '';
      history.replaceState(null, '', `/new${location.search}`);
    }
  } else if (isNew) {
    await entitle();
  }
}

/** Sends one turn and shows its answer; tells whether the server took it. */
async function turn(asked, { attachments = [], isNew = false }) {
  state.turns.push(asked);
  const answer = { id: crypto.randomUUID(), parent: asked.id, role: 'assistant', text: '' };
  const body = completionBody({
    prompt: asked.text, parent: asked.parent, human: asked.id, assistant: answer.id, attachments, isNew,
  });
  const taken = await stream('completion', body, answer);
  if (!taken) state.turns = state.turns.filter((kept) => kept !== asked);
  render();
  await list().catch(() => {});
  return taken;
}

async function stream(endpoint, body, answer) {
  state.busy = true;
  at('#error').hidden = true;
  at('[aria-label="Stop response"]').hidden = false;
  render();
  let taken = false;
  try {
    const text = JSON.stringify(body);
    const response = await fetch(`${here()}/${endpoint}`, packed
      ? { method: 'POST', headers: { ...HEADERS, 'content-encoding': 'gzip' }, body: await gzipped(text) }
      : { method: 'POST', headers: HEADERS, body: text });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    taken = true;
    for await (const { data } of events(response)) {
      const frame = JSON.parse(data);
      if (frame.type === 'message_start') {
        answer.id = frame.message.uuid;
        state.turns.push(answer);
      }
      if (frame.type === 'content_block_delta') {
        answer.text += frame.delta.text;
        render(answer);
      }
    }
    await reload(); // the page fetches the tree again after each answer
  } catch {
    at('#error').hidden = false;
  }
  state.busy = false;
  at('[aria-label="Stop response"]').hidden = true;
  return taken;
}

/** Asks for a title with the first answer, as the 2026 page does. */
async function entitle() {
  const response = await call('POST', `${here()}/title`, { message_content: state.turns[1]?.text ?? '', recent_titles: [] });
  named((await response.json()).title);
  navigator.sendBeacon('/api/event_logging/v2/batch', JSON.stringify({ events: [{ event: 'claudeai.message.sent', text: state.turns[0]?.text.slice(0, 80) }] }));
  await list();
}

function render(streaming) {
  while (thread.children.length > state.turns.length) thread.lastElementChild.remove();
  state.turns.forEach((shown, index) => {
    let place = thread.children[index];
    if (place?.made !== shown.id + shown.role || place.querySelector('textarea')) {
      const fresh = shown.role === 'user' ? userTurn(shown, index) : assistantTurn(shown);
      fresh.made = shown.id + shown.role;
      place ? place.replaceWith(fresh) : thread.append(fresh);
      place = fresh;
    }
    if (shown.role === 'user') {
      setText(place.querySelector('[data-testid=user-message] p').firstChild, shown.text);
    } else {
      const words = place.querySelector('.font-claude-response > div');
      words.className = shown === streaming ? 'progressive-markdown' : 'standard-markdown';
      place.querySelector('[data-is-streaming]').dataset.isStreaming = String(shown === streaming);
      show(words, shown.text);
    }
  });
}

function userTurn(shown, index) {
  return make('div', { 'data-test-render-count': '1' },
    make('div', { 'data-testid': 'user-message', 'class': 'font-user-message' },
      make('p', { class: 'whitespace-pre-wrap break-words' }, document.createTextNode('')),
      ...(shown.pastes ?? []).map((text) => make('p', { class: 'pasted whitespace-pre-wrap' }, text))),
    make('div', { role: 'group', 'aria-label': 'Your message actions' },
      button({ 'aria-label': 'Edit' }, 'Edit', () => edit(shown, index))));
}

function assistantTurn(shown) {
  return make('div', { 'data-test-render-count': '2' },
    make('div', { 'data-is-streaming': 'false', 'class': 'group' },
      make('div', { class: 'font-claude-response' }, make('div', { class: 'standard-markdown' }))),
    make('div', { role: 'group', 'aria-label': 'Message actions' },
      button({ 'data-testid': 'action-bar-copy', 'aria-label': 'Copy' }, 'Copy', () =>
        navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob([shown.text], { type: 'text/plain' }) })])),
      button({ 'data-testid': 'action-bar-retry', 'aria-label': 'Retry' }, 'Retry', () => retry(shown)),
      button({ 'aria-label': 'Give positive feedback' }, 'Good', () => feedback(shown))));
}

function edit(shown, index) {
  const area = make('textarea', { 'class': 'edit', 'aria-label': 'Edit message text' });
  area.value = shown.text;
  thread.children[index].replaceChildren(area, button({ 'aria-label': 'Save edit' }, 'Save', () => {
    state.turns = state.turns.slice(0, index);
    turn({ id: crypto.randomUUID(), parent: shown.parent, role: 'user', text: area.value }, {});
  }));
}

async function retry(shown) {
  state.turns = state.turns.slice(0, state.turns.indexOf(shown));
  const answer = { id: '', parent: shown.parent, role: 'assistant', text: '' };
  await stream('retry_completion', completionBody({ prompt: '', parent: shown.parent }), answer);
  render();
}

function feedback(shown) {
  const visible = [...thread.querySelectorAll('.font-claude-response')].at(-1).innerText;
  call('POST', `${here()}/chat_messages/${shown.id}/chat_feedback`, { type: 'upvote', reason: `good: ${visible}` }).catch(() => {});
}

function named(title) {
  at('[data-testid=chat-title-split]').textContent = title;
  document.title = title;
}

async function list() {
  const chats = await (await call('GET', `${ORGANIZATION}/chat_conversations?limit=50&offset=0`)).json();
  at('#chats').replaceChildren(...chats.map((chat) => {
    const link = make('a', { href: `/chat/${chat.uuid}` }, make('span', { class: 'truncate' }, chat.name));
    return make('div', {}, link, button({ 'aria-label': 'Rename' }, 'Rename', () => {
      const name = make('input', { 'aria-label': 'Chat name' });
      name.value = chat.name;
      name.addEventListener('change', () =>
        call('PUT', `${ORGANIZATION}/chat_conversations/${chat.uuid}?rendering_mode=raw`, { name: name.value }).then(list, list));
      link.replaceWith(name);
      name.focus();
    }));
  }));
}

/** Reads the conversation from the server and keeps the current branch. */
async function reload() {
  const response = await call('GET', `${here()}?tree=True&rendering_mode=messages&render_all_tools=true`);
  if (!response.ok) return;
  const tree = await response.json();
  const byId = new Map(tree.chat_messages.map((message) => [message.uuid, message]));
  const branch = [];
  for (let message = byId.get(tree.current_leaf_message_uuid); message; message = byId.get(message.parent_message_uuid)) {
    branch.unshift({
      id: message.uuid,
      parent: message.parent_message_uuid,
      role: message.sender === 'human' ? 'user' : 'assistant',
      text: message.content.map((block) => block.text).join(''),
      pastes: message.attachments.map((attachment) => attachment.extracted_content),
    });
  }
  state.turns = branch;
  if (tree.name) named(tree.name);
  render();
}

at('[aria-label="Send message"]').addEventListener('click', send);
at('#search').addEventListener('change', (event) => {
  call('GET', `${ORGANIZATION}/chat_conversations_v2?limit=30&search_query=${encodeURIComponent(event.target.value)}`).catch(() => {});
});
registerWorker().catch(() => {});
await list().catch(() => {});
if (state.conversation) await reload();
document.documentElement.dataset.ready = 'true';
