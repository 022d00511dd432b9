// Written by daemon/penname/protocol/generate.py from the daemon's messages. Do not edit.

export type Origin = 'typed' | 'page' | 'history';
export type Role = 'user' | 'assistant';
export type Purpose = 'prompt' | 'draft' | 'title' | 'edit' | 'retry' | 'search' | 'other';
export type Band = 'low' | 'elevated' | 'high' | 'critical';
export type Verdict = 'send' | 'rewrite' | 'block';
export type Guard = 'word' | 'lone' | 'family' | 'day' | 'ending' | 'exact' | 'anywhere';
export type Decision = '' | 'keep-once' | 'keep-always' | 'mask-once' | 'mask-always';
export type DaemonState = 'loading' | 'ready' | 'paused' | 'locked' | 'no-key' | 'refused' | 'failed';
export type RefusalCode = 'version' | 'malformed' | 'too-large' | 'token' | 'not-allowed' | 'loading-timeout' | 'locked' | 'no-key' | 'key-refused' | 'key-mismatch' | 'unreachable' | 'timeout' | 'no-way-back' | 'no-surrogate-left' | 'failed' | 'unknown-conversation' | 'search' | 'passphrase' | 'wrong-passphrase' | 'already-open' | 'models-missing' | 'models-differ' | 'bad-setting' | 'quit' | 'stopping' | 'store-damaged' | 'store-too-new';

/**
 * One text of a request body, under the path it was taken from (`messages[0].content.parts[0]`).
 *
 * Texts of role `assistant` are protected and never scored.
 */
export interface Leaf {
  path: string;
  text: string;
  origin: Origin;
  role: Role;
}

/**
 * How identifiable the conversation has become. Scores have no unit.
 *
 * `band` and `reasons` belong to `revealed`; reasons are kinds, heaviest first. `by_turn` is `revealed`
 * after each confirmed turn.
 */
export interface Exposure {
  revealed: number;
  exposed: number;
  threshold: number;
  band: Band;
  reasons: ReadonlyArray<string>;
  by_turn: ReadonlyArray<number>;
}

/**
 * How many details (entities, not mentions) were replaced, kept in clear, blocked by a placeholder.
 */
export interface Counts {
  replaced: number;
  kept: number;
  blocked: number;
}

/**
 * One way a surrogate may be written, and what must then be read instead.
 */
export interface RestorationForm {
  text: string;
  original: string;
  guard: Guard;
}

/**
 * The names that dates of one language are written with. A table is its names joined by `|`.
 *
 * Twelve months, or seven weekdays from Monday; full months in their cases, the usual one first.
 */
export interface DateNames {
  language: string;
  months: ReadonlyArray<string>;
  short_months: ReadonlyArray<string>;
  weekdays: ReadonlyArray<string>;
}

/**
 * How dates are brought back that a model worked out from surrogate dates. Days are ISO 8601.
 *
 * `offset` is in days from a real date to its surrogate; `surrogates` are the dates worked out from, `real`
 * those that stay as they are. `day_first`: how 03/05/2026 is written back. `names` in order of preference.
 */
export interface DateShift {
  day_first: boolean;
  offset: number;
  surrogates: ReadonlyArray<string>;
  real: ReadonlyArray<string>;
  names: ReadonlyArray<DateNames>;
}

/**
 * The live figures of one conversation.
 */
export interface Figures {
  site: string;
  conversation: string;
  exposure: Exposure;
  counts: Counts;
}

/**
 * One entity of a conversation as the panel lists it.
 */
export interface Detail {
  entity: string;
  kind: string;
  value: string;
  surrogate: string;
  first_turn: number;
  decision: Decision;
}

/**
 * One turn that left: what was typed and the bytes' text that left, by path.
 */
export interface SentTurn {
  turn: number;
  typed: ReadonlyArray<Leaf>;
  sent: ReadonlyArray<Leaf>;
}

/**
 * Reply: `welcome`. The first message of a connection.
 */
export interface Hello {
  type: 'hello';
  version: number;
  client: 'extension' | 'command-line' | 'demo';
  browser?: string;
}

/**
 * Reply: `protected`. The texts of one outgoing request of a page; nothing is committed until `confirm`.
 *
 * `request` is the page's own id of this attempt (retries reuse it). `conversation` is the site's id, or the
 * temporary one that `rename` will replace, or "" for texts that belong to none (settings, search).
 */
export interface Protect {
  type: 'protect';
  site: string;
  conversation: string;
  request: string;
  texts: ReadonlyArray<Leaf>;
  purpose?: Purpose;
  tab?: number;
}

/**
 * Reply: `confirmed`. The request has left with these texts, read back from the bytes that left.
 */
export interface Confirm {
  type: 'confirm';
  site: string;
  conversation: string;
  request: string;
  sent: ReadonlyArray<Leaf>;
}

/**
 * Reply: `previewed`. What would be found in a draft; touches nothing.
 */
export interface Preview {
  type: 'preview';
  site: string;
  conversation: string;
  text: string;
}

/**
 * Reply: `restored`. The way back for one conversation; answered to the isolated world only.
 *
 * `since` is the serial of the last answer: the same serial means nothing is new and `forms` is empty.
 */
export interface Restorations {
  type: 'restorations';
  site: string;
  conversation: string;
  since?: number;
}

/**
 * Reply: `noted`. A stretch of a reply as it arrived, so that forms of its language are built.
 */
export interface Observed {
  type: 'observed';
  site: string;
  conversation: string;
  text: string;
}

/**
 * Reply: `watched`, when the figures' serial passes `since` or after 25 s. The long poll.
 */
export interface Watch {
  type: 'watch';
  since?: number;
}

/**
 * Reply: `noted`. The site has minted the conversation's real id.
 */
export interface Rename {
  type: 'rename';
  site: string;
  before: string;
  after: string;
}

/**
 * Reply: `noted`. The person's decision on one detail; "" takes it back.
 */
export interface Decide {
  type: 'decide';
  site: string;
  conversation: string;
  entity: string;
  decision: Decision;
}

/**
 * Reply: `detailed`. For extension pages only.
 */
export interface Details {
  type: 'details';
  site: string;
  conversation: string;
}

/**
 * Reply: `sent-turns`. For extension pages only.
 */
export interface Sent {
  type: 'sent';
  site: string;
  conversation: string;
}

/**
 * Reply: `noted`. The person sends this one request as typed; counted as exposed, never remembered.
 */
export interface Unprotected {
  type: 'unprotected';
  site: string;
  conversation: string;
  request: string;
}

/**
 * Reply: `noted`. One conversation, or everything when both are "".
 */
export interface Forget {
  type: 'forget';
  site?: string;
  conversation?: string;
}

/**
 * Reply: `state`.
 */
export interface Status {
  type: 'status';
}

/**
 * Reply: `settings-are`. Reads when `change` is empty. Keys are dotted: `policy`, `sites.chatgpt.on`.
 */
export interface Settings {
  type: 'settings';
  change?: Record<string, unknown>;
}

/**
 * Reply: `canaried`. A made-up text goes the whole way and comes back changed; nothing is kept.
 */
export interface Canary {
  type: 'canary';
  site: string;
  text: string;
}

/**
 * Reply: `noted`. From the command line and the tray only, or from the popup for at most 60 minutes.
 */
export interface Pause {
  type: 'pause';
  minutes: number;
}

/**
 * Reply: `noted`.
 */
export interface Resume {
  type: 'resume';
}

/**
 * Reply: `noted`. From the command line only; refused from a native host.
 */
export interface Quit {
  type: 'quit';
}

/**
 * Reply: `noted`. From the command line only; refused from a native host.
 */
export interface Unlock {
  type: 'unlock';
  passphrase: string;
}

export interface Welcome {
  type: 'welcome';
  version: number;
  daemon: string;
  state: DaemonState;
}

/**
 * Only the leaves that changed. `ask` `re-root`: hold the request until the person has answered.
 *
 * `serial` rises when the conversation has new restorations. `as_typed`: nothing was looked at, since
 * the person paused Penname or switched this site off, and the request may leave as it is.
 */
export interface Protected {
  type: 'protected';
  request: string;
  changed: ReadonlyArray<Leaf>;
  verdict: Verdict;
  exposure: Exposure | null;
  counts: Counts | null;
  serial: number;
  ask: '' | 're-root';
  as_typed: '' | 'paused' | 'off';
}

export interface Confirmed {
  type: 'confirmed';
  request: string;
  figures: Figures | null;
}

/**
 * The words that would be replaced, as they stand in the draft, without offsets.
 */
export interface Previewed {
  type: 'previewed';
  words: ReadonlyArray<string>;
  kinds: ReadonlyArray<string>;
}

/**
 * `originals`: the real values known in the conversation; the guard looks for them in what goes out.
 *
 * `dates` brings worked-out dates back; null where dates are enciphered or none is known.
 */
export interface Restored {
  type: 'restored';
  serial: number;
  forms: ReadonlyArray<RestorationForm>;
  originals: ReadonlyArray<string>;
  dates: DateShift | null;
}

/**
 * Done; nothing to say.
 */
export interface Noted {
  type: 'noted';
}

export interface Watched {
  type: 'watched';
  serial: number;
  state: DaemonState;
  paused_seconds: number;
  conversations: ReadonlyArray<Figures>;
}

export interface Detailed {
  type: 'detailed';
  details: ReadonlyArray<Detail>;
  exposure: Exposure | null;
  edges: ReadonlyArray<readonly [string, string]>;
}

export interface SentTurns {
  type: 'sent-turns';
  turns: ReadonlyArray<SentTurn>;
}

/**
 * How the daemon is.
 */
export interface State {
  type: 'state';
  version: number;
  daemon: string;
  state: DaemonState;
  sentence: string;
  paused_seconds: number;
  conversations: number;
}

export interface SettingsAre {
  type: 'settings-are';
  settings: Record<string, unknown>;
}

export interface Canaried {
  type: 'canaried';
  text: string;
}

/**
 * Something was not done, so nothing may leave. `message` is for people; no parameter holds a value.
 */
export interface Refused {
  type: 'refused';
  code: string;
  message: string;
  parameters: Record<string, string>;
}

export type Request = Hello | Protect | Confirm | Preview | Restorations | Observed | Watch | Rename | Decide | Details | Sent | Unprotected | Forget | Status | Settings | Canary | Pause | Resume | Quit | Unlock;
export type Reply = Welcome | Protected | Confirmed | Previewed | Restored | Noted | Watched | Detailed | SentTurns | State | SettingsAre | Canaried | Refused;

/** The reply of each request; any of them may be answered by `Refused` instead. */
export interface ReplyTo {
  'hello': Welcome;
  'protect': Protected;
  'confirm': Confirmed;
  'preview': Previewed;
  'restorations': Restored;
  'observed': Noted;
  'watch': Watched;
  'rename': Noted;
  'decide': Noted;
  'details': Detailed;
  'sent': SentTurns;
  'unprotected': Noted;
  'forget': Noted;
  'status': State;
  'settings': SettingsAre;
  'canary': Canaried;
  'pause': Noted;
  'resume': Noted;
  'quit': Noted;
  'unlock': Noted;
}
