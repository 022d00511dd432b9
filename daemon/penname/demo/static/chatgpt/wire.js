/** ChatGPT's request bodies and its stream grammar, shared by the two layouts. */
import { call } from '../shared/dom.js';
import { events, parsed } from '../shared/sse.js';

export const ROOT = 'client-created-root';

const HEADERS = {
  'accept': 'text/event-stream',
  'authorization': 'Bearer replica',
  'oai-language': 'en-US',
  'openai-sentinel-chat-requirements-token': 'opaque',
  'openai-sentinel-proof-token': 'gAAAAABopaque',
  'x-conduit-token': 'opaque',
  'x-openai-target-path': '/backend-api/f/conversation',
  'x-openai-web-sse-compression': 'identity',
};

/** The message envelope of the classic page. @param {string} id @param {string} text */
export const classicMessage = (id, text) => ({
  id,
  author: { role: 'user' },
  create_time: Date.now() / 1000,
  content: { content_type: 'text', parts: [text] },
  metadata: {
    selected_sources: [],
    serialization_metadata: { custom_symbol_offsets: [] },
    submission_mode: 'manual_send',
  },
});

/** The message envelope of the newer layout. @param {string} id @param {string} text */
export const fullMessage = (id, text) => ({
  id,
  author: { role: 'user', name: null, metadata: {} },
  channel: null,
  content: { content_type: 'text', parts: [text] },
  create_time: Date.now() / 1000,
  update_time: null,
  end_turn: null,
  metadata: { serialization_metadata: { render_format: 'plain' } },
  recipient: 'all',
  status: 'finished_successfully',
  weight: 1,
});

/** The body of a turn on the classic page; `own` holds action, messages, ids. @param {object} own */
export const classicBody = (own) => ({
  ...own,
  model: 'auto',
  client_prepare_state: 'success',
  timezone_offset_min: 0,
  timezone: 'Etc/UTC',
  conversation_mode: { kind: 'primary_assistant' },
  enable_message_followups: true,
  system_hints: [],
  supports_buffering: true,
  supported_encodings: ['v1'],
  client_contextual_info: { is_dark_mode: false, page_height: innerHeight, page_width: innerWidth, app_name: 'chatgpt.com' },
  paragen_cot_summary_display_override: 'allow',
  force_parallel_switch: 'auto',
  local_function_names: ['local.continue_in_work'],
});

/** The body of a turn in the newer layout. @param {object} own */
export const shellBody = (own) => ({
  turn_attribution: { turn_trigger: 'composer' },
  is_do_not_remember: false,
  model: 'gpt-5-6-thinking',
  thinking_effort: 'extended',
  timezone: 'Etc/UTC',
  timezone_offset_min: 0,
  client_contextual_info: { app_name: 'chatgpt.com', app_surface: 'codex_browser' },
  local_function_names: ['local.continue_in_work'],
  ...own,
  supported_encodings: ['v1'],
  client_prepare_state: 'success',
});

/** Sends the draft, as the page does at every pause in typing. @param {string} id @param {string} text @param {string} parent */
export function prepareDraft(id, text, parent) {
  return call('POST', '/backend-api/f/conversation/prepare', {
    client_prepare_state: 'sent',
    action: 'next',
    is_do_not_remember: false,
    model: 'auto',
    parent_message_id: parent,
    timezone: 'Etc/UTC',
    timezone_offset_min: 0,
    partial_query: fullMessage(id, text),
    client_prepare_dispatch: 'debounced',
    client_prepare_source: 'composer_editor_state',
  });
}

/**
 * What the page does before a turn: sentinel, prepare, and init for a new chat. The last two only make the turn
 * quicker: it goes on without them.
 * @param {string} conversation @param {string} parent
 */
export async function beforeTurn(conversation, parent) {
  await call('POST', '/backend-api/sentinel/chat-requirements/prepare', { p: 'gAAAAACopaque' });
  await call('POST', '/backend-api/sentinel/chat-requirements/finalize', { prepare_token: 'opaque', proofofwork: 'opaque' });
  await call('POST', '/backend-api/f/conversation/prepare', {
    action: 'next',
    parent_message_id: parent,
    model: 'auto',
    client_prepare_state: 'none',
    client_prepare_dispatch: 'immediate',
    client_prepare_source: 'context_change',
  }).catch(() => {});
  if (!conversation) {
    await call('POST', '/backend-api/conversation/init', { gizmo_id: null, conversation_id: null, system_hints: [] }).catch(() => {});
  }
}

/** Sends a turn. @param {object} body @returns {Promise<Response>} */
export async function sendTurn(body) {
  const response = await call('POST', '/backend-api/f/conversation', body, HEADERS);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}

/** Reads a stream's events into `reader`. @param {Response} response @param {Reader} reader */
export async function follow(response, reader) {
  for await (const event of events(response)) reader.take(event);
}

/** Reduces `delta_encoding v1` to the message it describes. */
export class Reader {
  /** @param {{ message: (m: object) => void, titled: (title: string) => void, started: (conversation: string) => void }} on */
  constructor(on) {
    this.on = on;
    this.message = null;
    this.path = '';
    this.op = 'add';
    this.handoff = null;
  }

  /** @param {{ name: string, data: string }} event */
  take({ name, data }) {
    if (name === 'delta_encoding' || data === '[DONE]' || !data) return;
    const frame = JSON.parse(data);
    if (name === 'delta') this.delta(frame);
    else if (frame.type === 'title_generation') this.on.titled(frame.title);
    else if (frame.type === 'resume_conversation_token') this.on.started(frame.conversation_id);
    else if (frame.type === 'stream_handoff') this.handoff = frame;
  }

  /** @param {string} block a whole event, as the websocket carries it */
  takeBlock(block) {
    this.take(parsed(block.trimEnd()));
  }

  delta(frame) {
    if (frame.v?.message) {
      this.message = frame.v.message;
      this.path = '';
      this.op = 'add';
    } else {
      this.path = frame.p ?? this.path;
      this.op = frame.o ?? this.op;
      this.apply(this.path, this.op, frame.v);
    }
    if (this.message?.author.role === 'assistant') this.on.message(this.message);
  }

  apply(path, op, value) {
    if (op === 'patch') {
      for (const part of value) this.apply(part.p, part.o, part.v);
      return;
    }
    const keys = path.split('/').slice(2);
    const last = keys.pop();
    const holder = keys.reduce((at, key) => at[key], this.message);
    if (op === 'append' && typeof value === 'string') holder[last] += value;
    else if (op === 'append') Object.assign(holder[last], value);
    else holder[last] = value;
  }
}
