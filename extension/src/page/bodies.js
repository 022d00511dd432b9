/**
 * Reads whatever `fetch`, `XMLHttpRequest`, `WebSocket` and `sendBeacon` take as a body, and writes it again
 * in the same type with new texts.
 *
 * Results come through a callback, at once where that is possible (strings, forms, plain bytes), because a
 * request that carries nothing of the person's must go out in the same turn as without us.
 *
 * @typedef {object} Body
 * @property {import('../lib/primitives.js').List<import('./texts.js').Text>} texts
 * @property {string} sealed "" or what keeps us from reading it: `file`, `binary`, `stream`
 * @property {import('../lib/primitives.js').List<Sealed>} shut its parts that cannot be read
 * @property {boolean} used the page's own object has been read to its end: only what `write` gives can be sent
 * @property {(changes: Record<string, string>, done: (body: any) => void) => void} write
 *
 * @typedef {object} Sealed
 * @property {string} raw its bytes as text, as far as that goes, to look for known words in it; "" when it is too large
 * @property {number} size in bytes
 * @property {string} mime
 *
 * @typedef {import('./texts.js').Whole} Whole
 */

import { append, branded, construct, getter, list, lower, only, ownKeys, record, run, then, uncurry } from '../lib/primitives.js';
import { opened, text, textsOf } from './texts.js';
import { member } from '../lib/text-path.js';

const { Blob, File, FormData, URLSearchParams, Uint8Array, TextDecoder, TextEncoder, Response } = globalThis;
const { CompressionStream, DecompressionStream } = globalThis;

const blobSize = getter(Blob.prototype, 'size');
const blobType = getter(Blob.prototype, 'type');
const blobBuffer = uncurry(Blob.prototype.arrayBuffer);
const blobStream = uncurry(Blob.prototype.stream);
const fileName = getter(File.prototype, 'name');
const fileModified = getter(File.prototype, 'lastModified');
const formEach = uncurry(FormData.prototype.forEach);
const formAppend = uncurry(FormData.prototype.append);
const paramsText = uncurry(URLSearchParams.prototype.toString);
const bufferLength = getter(ArrayBuffer.prototype, 'byteLength');
const isView = ArrayBuffer.isView;
const streamLocked = getter(ReadableStream.prototype, 'locked');
const pipe = uncurry(ReadableStream.prototype.pipeThrough);
const responseBuffer = uncurry(Response.prototype.arrayBuffer);
const decode = uncurry(TextDecoder.prototype.decode);
const encodeText = uncurry(TextEncoder.prototype.encode);

const isDocument = globalThis.Document === undefined ? null : getter(globalThis.Document.prototype, 'defaultView');
const { XMLSerializer } = globalThis;
const markup = XMLSerializer === undefined ? () => '' : uncurry(XMLSerializer.prototype.serializeToString);

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8');
const wide = new TextDecoder('utf-16le');
const encoder = new TextEncoder();

const WORDS = /^(?:text\/|application\/(?:json|xml|x-ndjson|csv|javascript|x-javascript|sql|x-sh|x-python|yaml|x-yaml|toml|rtf)\b|application\/[\w.-]+\+(?:json|xml)\b)/;
const WORD_FILES = /\.(?:txt|md|markdown|csv|tsv|json|jsonl|xml|ya?ml|toml|ini|log|sql|py|js|ts|tsx|jsx|java|c|h|cpp|cs|go|rs|rb|php|sh|html?|css|tex|srt|vtt|eml)$/i;
const LARGEST_FILE = 4 * 1024 * 1024;
const LARGEST = 32 * 1024 * 1024;
/** Text has none of these: bytes that do are another format, whose lengths a new text would break. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c\u001d\u001f]/;

/**
 * @param {any} body
 * @param {string} type the request's content type in lower case, "" when the body decides
 * @param {Whole} whole
 * @param {(body: Body) => void} done
 */
export function readBody(body, type, whole, done) {
  if (body === null || body === undefined) return done(nothing());
  if (typeof body === 'string') return done(ofText(body, type, whole, (out) => out));
  if (branded(paramsText, body)) {
    return done(ofText(paramsText(body), 'application/x-www-form-urlencoded', whole, (out) => construct(URLSearchParams, [out])));
  }
  if (branded(blobSize, body)) return readBlob(body, type, whole, done);
  if (isView(body) || branded(bufferLength, body)) return readBytes(bytesOf(body), type, whole, (out) => out, done);
  if (isForm(body)) return readForm(body, whole, done);
  if (branded(streamLocked, body)) {
    const buffered = responseBuffer(construct(Response, [body]));
    /** @param {Body} read */
    const spent = (read) => {
      read.used = true;
      done(read);
    };
    then(buffered, (/** @type {any} */ buffer) => readBytes(construct(Uint8Array, [buffer]), type, whole, (out) => out, spent), () => done(sealed('stream', '', 0, body)));
    return undefined;
  }
  if (isDocument !== null && branded(isDocument, body)) return done(sealed('binary', markup(construct(XMLSerializer, []), body), 0, body));
  return done(ofText(`${body}`, type, whole, (out) => out)); // what the browser itself does with any other object
}

/** @returns {Body} */
function nothing() {
  return { texts: list(), sealed: '', shut: list(), used: false, write: (_changes, done) => done(null) };
}

/** @param {string} kind @param {string} raw @param {number} size @param {any} body @param {string} [mime] @returns {Body} */
function sealed(kind, raw, size, body, mime = '') {
  const shut = list();
  const part = record();
  part.raw = raw;
  part.size = size;
  part.mime = mime;
  append(shut, part);
  return { texts: list(), sealed: kind, shut, used: false, write: (_changes, done) => done(body) };
}

/** @param {string} source @param {string} type @param {Whole} whole @param {(out: string) => any} wrap @returns {Body} */
function ofText(source, type, whole, wrap) {
  const read = textsOf(source, type, whole);
  return { texts: read.texts, sealed: '', shut: list(), used: false, write: (changes, done) => done(wrap(read.write(changes))) };
}

/** @param {Uint8Array} bytes @param {string} type @param {Whole} whole @param {(out: any) => any} wrap @param {(body: Body) => void} done */
function readBytes(bytes, type, whole, wrap, done) {
  const packing = packingOf(bytes);
  if (packing !== '') {
    through(construct(DecompressionStream, [packing]), bytes, (plain) => {
      if (plain === null) return plainBytes(bytes, type, whole, wrap, done);
      return readBytes(plain, type, whole, (out) => out, (inner) => {
        const { write } = inner;
        inner.write = (changes, ready) => {
          if (ownKeys(changes).length === 0) return ready(wrap(bytes)); // the page's own packing
          return write(changes, (out) => through(construct(CompressionStream, [packing]), out, (packed) => ready(wrap(packed))));
        };
        done(inner);
      });
    });
    return;
  }
  plainBytes(bytes, type, whole, wrap, done);
}

/** @param {Uint8Array} bytes @param {string} type @param {Whole} whole @param {(out: any) => any} wrap @param {(body: Body) => void} done */
function plainBytes(bytes, type, whole, wrap, done) {
  const source = decodedText(bytes);
  if (source === null) return done(sealed('binary', words(bytes), bytes.length, wrap(bytes), type));
  return done(ofText(source, type, whole, (out) => wrap(encodeText(encoder, out))));
}

/** @param {Uint8Array} bytes @returns {string} `gzip`, `deflate`, or "" */
function packingOf(bytes) {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  return bytes.length > 6 && ((bytes[0] ?? 0) & 0x0f) === 8 && ((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) % 31 === 0 ? 'deflate' : '';
}

/** @param {Blob} blob @param {string} type @param {Whole} whole @param {(body: Body) => void} done */
function readBlob(blob, type, whole, done) {
  const own = lower(blobType(blob));
  const size = blobSize(blob);
  const named = branded(fileName, blob) ? fileName(blob) : '';
  const isFile = named !== '' && named !== 'blob'; // a page that makes a file of its own data calls it `blob`, as the browser does
  if (size > (isFile ? LARGEST_FILE : LARGEST)) return done(sealed(named === '' ? 'binary' : 'file', '', size, blob, own));
  /** @param {any} out */
  const wrap = (out) => rebuilt(blob, named, out);
  then(blobBuffer(blob), (/** @type {any} */ buffer) => {
    readBytes(construct(Uint8Array, [buffer]), type || own, whole, wrap, (body) => {
      const readable = named === '' || run(WORDS, own) !== null || run(WORD_FILES, named) !== null;
      if (isFile) for (let i = 0; i < body.texts.length; i += 1) body.texts[i].owned = true;
      if (body.sealed === '' && readable) return done(body);
      const raw = body.sealed === '' ? spoken(body.texts) : body.shut[0]?.raw ?? '';
      return done(sealed(named === '' ? 'binary' : 'file', raw, size, blob, own || type));
    });
  }, () => done(sealed('binary', '', size, blob)));
  return undefined;
}

/** @param {any} blob @param {string} named @param {any} out */
function rebuilt(blob, named, out) {
  const options = record();
  options.type = blobType(blob);
  if (named === '') return construct(Blob, [only(out), options]);
  options.lastModified = fileModified(blob);
  return construct(File, [only(out), named, options]);
}

/** @param {FormData} form @param {Whole} whole @param {(body: Body) => void} done */
function readForm(form, whole, done) {
  const texts = list();
  const fields = list();
  formEach(form, (/** @type {any} */ value, /** @type {string} */ name) => {
    const field = record();
    field.name = name;
    field.value = value;
    append(fields, field);
  });
  let hidden = '';
  const shut = list();

  /** @param {number} index */
  const read = (index) => {
    if (index === fields.length) return finish();
    const field = fields[index];
    if (typeof field.value === 'string') {
      field.path = member('', field.name);
      append(texts, text(`${field.path}#`, field.name));
      field.inner = opened(field.path, field.value, texts, whole);
      return read(index + 1);
    }
    return readBlob(field.value, '', whole, (body) => {
      field.file = body;
      if (body.sealed !== '') {
        hidden = 'file';
        for (let i = 0; i < body.shut.length; i += 1) append(shut, body.shut[i]);
      }
      field.prefix = `${member('', field.name)}.file`;
      for (let i = 0; i < body.texts.length; i += 1) {
        const within = text(`${field.prefix}.${body.texts[i].path}`, body.texts[i].text);
        within.owned = body.texts[i].owned === true;
        append(texts, within);
      }
      append(texts, text(`${field.prefix}_name`, fileName(field.value)));
      read(index + 1);
    });
  };

  const finish = () => done({ texts, sealed: hidden, shut, used: false, write: (changes, ready) => writeForm(fields, changes, ready) });
  read(0);
}

/** @param {import('../lib/primitives.js').List<any>} fields @param {Record<string, string>} changes @param {(body: any) => void} done */
function writeForm(fields, changes, done) {
  const out = construct(FormData, []);
  /** @param {number} index */
  const write = (index) => {
    if (index === fields.length) return done(out);
    const field = fields[index];
    if (typeof field.value === 'string') {
      formAppend(out, field.name, field.inner.write(changes));
      return write(index + 1);
    }
    const inner = record();
    for (let i = 0; i < field.file.texts.length; i += 1) {
      const path = field.file.texts[i].path;
      if (`${field.prefix}.${path}` in changes) inner[path] = changes[`${field.prefix}.${path}`];
    }
    const named = `${field.prefix}_name` in changes ? changes[`${field.prefix}_name`] : fileName(field.value);
    return field.file.write(inner, (/** @type {any} */ body) => {
      formAppend(out, field.name, body, named);
      write(index + 1);
    });
  };
  write(0);
}

/** @param {any} transform @param {any} bytes @param {(out: Uint8Array | null) => void} done */
function through(transform, bytes, done) {
  const stream = pipe(blobStream(construct(Blob, [only(bytes)])), transform);
  then(responseBuffer(construct(Response, [stream])), (/** @type {any} */ buffer) => done(construct(Uint8Array, [buffer])), () => done(null));
}

/** @param {any} body a view or a buffer @returns {Uint8Array} a copy, so that the page cannot change it while it is held */
function bytesOf(body) {
  const view = isView(body) ? construct(Uint8Array, [body.buffer, body.byteOffset, body.byteLength]) : construct(Uint8Array, [body]);
  return construct(Uint8Array, [view]);
}

/** @param {Uint8Array} bytes @returns {string | null} */
function decodedText(bytes) {
  try {
    const out = decode(strict, bytes);
    return run(CONTROL, out) === null ? out : null;
  } catch {
    return null; // not UTF-8: no text of ours to write back into
  }
}

/** @param {Uint8Array} bytes */
function words(bytes) {
  return `${decode(lenient, bytes)}\n${decode(wide, bytes)}`;
}

/** @param {import('../lib/primitives.js').List<import('./texts.js').Text>} texts */
function spoken(texts) {
  let out = '';
  for (let i = 0; i < texts.length; i += 1) out += `${texts[i].text}\n`;
  return out;
}

/** @param {any} value */
function isForm(value) {
  return branded((it) => formEach(it, () => {}), value);
}
