/** A chat site's row: data only. What a site needs beyond data is a new field here with one implementation in `page/` or `content/`. */

export type Purpose = 'prompt' | 'draft' | 'title' | 'edit' | 'retry' | 'search' | 'other';

/** One request of the site that carries texts. */
export interface Endpoint {
  /** Upper case. */
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  /** Over the path of the address; a group named `conversation` is the conversation's id. */
  readonly path: RegExp;
  /** Patterns of the body's texts; `?name` is a field of the query. */
  readonly texts: readonly string[];
  /** Patterns of texts that the page adds of itself: protected too, and never counted as the person's turn. */
  readonly page?: readonly string[];
  /** Path of the conversation's id in the body, where the address does not say it. */
  readonly conversation?: string;
  /** Path of the new message's id. */
  readonly message?: string;
  /** Path of the id of the message that this one follows. */
  readonly parent?: string;
  /** Texts that belong to no conversation (instructions, styles, projects, memories). */
  readonly site?: true;
  readonly purpose?: Purpose;
  /** A text of the body that names another purpose. */
  readonly purposes?: { readonly path: string; readonly is: Readonly<Record<string, Purpose>> };
}

/** Reading a conversation as the page itself does on reload. */
export interface Read {
  readonly path: string;
  readonly turns: string;
}

export interface Site {
  readonly id: string;
  readonly name: string;
  /** Match patterns; the manifests' host permissions are built from them. */
  readonly matches: readonly string[];
  /** Requests that are a turn of a conversation. Blocked by a network rule until the canary has proved the tab. */
  readonly prompt: readonly Endpoint[];
  /** Drafts that leave while typing: their texts are emptied. */
  readonly drop: readonly Endpoint[];
  /** Titles, edits, searches, settings and the like. */
  readonly also: readonly Endpoint[];
  /** Paths of the page's own reports about what is done in it: they wait for the canary too, for they may carry words. */
  readonly telemetry: readonly RegExp[];
  /** Over the path of the page's address, percent-decoded: the group `conversation`. */
  readonly conversation: RegExp;
  /** Ids that the page makes up and the server replaces. */
  readonly temporary?: RegExp;
  readonly read?: Read;
  /** The parent of a conversation's first message. */
  readonly root?: string;
  /** Most characters of a re-rooted prompt. */
  readonly limit?: number;
  /** Who holds the earlier turns. */
  readonly history: 'server' | 'client';
  readonly composer: string;
  readonly reply: string;
  /** Links whose text is the title of the conversation they lead to. */
  readonly links: string;
  /** Day of the newest evidence for this row. */
  readonly verified: string;
}
