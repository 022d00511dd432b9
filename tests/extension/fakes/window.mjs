/**
 * A page's window as far as the hook looks at it: event targets, editors, and ways out that note what left.
 *
 * Fakes, not mocks: typing into an editor, pressing submit and opening a request behave as in a browser.
 */

class FakeEvent {
  constructor(type, init = {}) {
    this.type = type;
    this.isTrusted = init.isTrusted ?? false;
    this.path = init.path ?? [];
    this.init = init;
    this.stopped = false;
    this.prevented = false;
  }
  composedPath() { return this.path; }
  stopImmediatePropagation() { this.stopped = true; }
  preventDefault() { this.prevented = true; }
  get target() { return this.path[0] ?? null; }
  get defaultPrevented() { return this.prevented; }
}

class FakeMessageEvent extends FakeEvent {
  get ports() { return this.init.ports ?? []; }
  get data() { return this.init.data; }
}

class FakeTarget {
  #listeners = new Map();
  addEventListener(type, listener, options) {
    if (!(#listeners in this)) return EventTarget.prototype.addEventListener.call(this, type, listener, options); // a real AbortSignal
    if (!this.#listeners.has(type)) this.#listeners.set(type, []);
    this.#listeners.get(type).push(listener);
    return undefined;
  }
  removeEventListener(type, listener) {
    this.#listeners.set(type, (this.#listeners.get(type) ?? []).filter((other) => other !== listener));
  }
  dispatchEvent(event) {
    for (const listener of [...(this.#listeners.get(event.type) ?? [])]) {
      listener.call(this, event);
      if (event.stopped) break;
    }
    return !event.prevented;
  }
}

class FakePort extends FakeTarget {
  other = null;
  start() {}
  postMessage(data) {
    queueMicrotask(() => this.other.dispatchEvent(new FakeMessageEvent('message', { data: structuredClone(data) })));
  }
}

class FakeChannel {
  constructor() {
    this.port1 = new FakePort();
    this.port2 = new FakePort();
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class FakeNode extends FakeTarget {
  #parent = null;
  text = '';
  get textContent() { return this.text; }
  get parentElement() { return this.#parent; }
  within(parent) { this.#parent = parent; return this; }
}
class FakeElement extends FakeNode {
  attributes = {};
  getAttribute(name) { return this.attributes[name] ?? null; }
}
class FakeHtml extends FakeElement {
  #editable = false;
  editable() { this.#editable = true; return this; }
  get isContentEditable() { return this.#editable; }
}
class FakeInput extends FakeHtml {
  #value = '';
  #kind = 'text';
  #chosen = null;
  of(kind, chosen = null) { this.#kind = kind; this.#chosen = chosen; return this; }
  get value() { return this.#value; }
  set value(value) { this.#value = value; }
  get type() { return this.#kind; }
  get files() { return this.#chosen; }
}
class FakeArea extends FakeHtml {
  #value = '';
  get value() { return this.#value; }
  set value(value) { this.#value = value; }
}

/**
 * @param {string} href
 * @returns {any} the window, with `.left` (what the network got), `.type(text)`, `.settled()`
 */
export function fakeWindow(href) {
  const left = [];
  const location = new URL(href);

  class FakeXhr extends FakeTarget {
    headers = {};
    open(method, url, now) { this.opened = { method, url, now }; this.headers = {}; }
    setRequestHeader(name, value) { this.headers[name.toLowerCase()] = value; }
    send(body) { left.push({ by: 'xhr', method: this.opened.method, url: this.opened.url, body, headers: { ...this.headers } }); }
    abort() {}
  }
  class FakeSocket extends FakeTarget {
    #url;
    constructor(url) { super(); this.#url = url; }
    get url() { return this.#url; }
    send(body) { left.push({ by: 'socket', method: 'WS', url: this.#url, body }); }
  }
  class FakeSource extends FakeTarget {
    constructor(url) { super(); left.push({ by: 'source', method: 'GET', url }); }
  }
  class FakeNavigator {
    sendBeacon(url, body) { left.push({ by: 'beacon', method: 'POST', url, body }); return true; }
  }
  class FakeForm extends FakeHtml {
    #fields = [];
    #method = 'post';
    #action = href;
    with(fields, method, action) { this.#fields = fields; this.#method = method; this.#action = action; return this; }
    get elements() { return this.#fields; }
    get method() { return this.#method; }
    get action() { return this.#action; }
    submit() { left.push({ by: 'form', method: this.#method.toUpperCase(), url: this.#action, fields: this.#fields.map((field) => [field.name, field.value]) }); }
  }
  class FormDataOf extends FormData {
    constructor(form) {
      super();
      if (form instanceof FakeForm) for (const field of form.elements) this.append(field.name, field.value);
    }
  }
  class FakeFrame extends FakeHtml {
    child = null;
    get contentWindow() { return this.child; }
    get contentDocument() { return this.child?.document ?? null; }
  }
  class FakeImage extends FakeHtml {
    set src(url) { left.push({ by: 'image', method: 'GET', url }); }
    get src() { return ''; }
  }
  class FakeObject extends FakeHtml {
    get contentWindow() { return null; }
    get contentDocument() { return null; }
  }
  class FakeDocument extends FakeNode {
    baseURI = href;
    readyState = 'loading';
    list = [];
    view = null;
    get scripts() { return this.list; }
    get defaultView() { return this.view; }
  }
  class FakeTransfer {
    constructor(text, files = []) { this.text = text; this.chosen = files; }
    getData() { return this.text; }
    get files() { return this.chosen; }
  }
  class FakeClipboardEvent extends FakeEvent { get clipboardData() { return this.init.data ?? null; } }
  class FakeDragEvent extends FakeEvent { get dataTransfer() { return this.init.data ?? null; } }
  class FakeClipboard { written = []; async writeText(text) { this.written.push(text); } }

  const world = Object.assign(new FakeTarget(), {
    Event: FakeEvent, MessageEvent: FakeMessageEvent, EventTarget: FakeTarget, MessagePort: FakePort, MessageChannel: FakeChannel,
    ProgressEvent: FakeEvent, ClipboardEvent: FakeClipboardEvent, DragEvent: FakeDragEvent, DataTransfer: FakeTransfer,
    Node: FakeNode, Element: FakeElement, HTMLElement: FakeHtml, HTMLInputElement: FakeInput, HTMLTextAreaElement: FakeArea,
    HTMLFormElement: FakeForm, HTMLIFrameElement: FakeFrame, HTMLObjectElement: FakeObject, HTMLImageElement: FakeImage, Document: FakeDocument,
    XMLHttpRequest: FakeXhr, WebSocket: FakeSocket, EventSource: FakeSource, Navigator: FakeNavigator, FormData: FormDataOf,
    Clipboard: FakeClipboard, ClipboardItem: undefined,
    Request, Headers, Response, AbortSignal, AbortController, Blob, File, URLSearchParams, WeakMap, WeakSet, DOMException,
    location, document: new FakeDocument(), navigator: new FakeNavigator(),
    left,
    open: (url) => { left.push({ by: 'open', method: 'GET', url }); return {}; },
  });
  world.document.view = world;
  world.fetch = async (input, init = {}) => {
    const url = typeof input === 'string' ? input : input.url ?? `${input}`;
    left.push({ by: 'fetch', method: init.method ?? input.method ?? 'GET', url, input, init, body: init.body });
    return new Response('ok');
  };

  /** The person types into an editor of the page, letter by letter, as trusted events. */
  world.type = (text, editor = new FakeArea()) => {
    for (let i = 1; i <= text.length; i += 1) {
      if (editor instanceof FakeArea || editor instanceof FakeInput) editor.value = text.slice(0, i);
      else editor.text = text.slice(0, i);
      world.dispatchEvent(new FakeEvent('input', { isTrusted: true, path: [editor, world.document] }));
    }
    return editor;
  };
  world.paste = (text, editor = new FakeArea()) => {
    world.dispatchEvent(new FakeClipboardEvent('paste', { isTrusted: true, path: [editor], data: new FakeTransfer(text) }));
  };
  world.choose = (file) => {
    const input = new FakeInput().of('file', [file]);
    world.dispatchEvent(new FakeEvent('change', { isTrusted: true, path: [input] }));
  };
  return world;
}
