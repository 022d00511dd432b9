import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Restorer } from '../../../extension/src/lib/restorer.js';
import { TextNodes } from '../../../extension/src/lib/text-nodes.js';
import { element, shown, text, texts } from './tiny-dom.js';

const restorer = new Restorer([
  { text: 'Elena Vargas', original: 'Maria Torres', guard: 'word' },
  { text: 'Elena', original: 'Maria', guard: 'lone' },
  { text: 'Vargas', original: 'Torres', guard: 'family' },
]);
const always = () => restorer;

/** @param {any} root */
function restored(root) {
  new TextNodes().restore(root, always);
  return shown(root);
}

test('a name in one text comes back there', () => {
  assert.equal(restored(element('p', 'Dear Elena Vargas, hello')), 'Dear Maria Torres, hello');
});

test('a name over several nodes is written into the first and leaves the others', () => {
  assert.equal(restored(element('p', 'Dear ', element('b', 'Elena'), ' Vargas, hi')), 'Dear |Maria Torres|, hi');
  assert.equal(restored(element('p', element('strong', 'Elena'), ' ', element('em', 'Vargas'))), 'Maria Torres||');
  assert.equal(restored(element('p', 'Ele', element('span', 'na Var'), element('code', 'gas.'))), 'Maria Torres||.');
});

test('two names in one node and between nodes each find their place', () => {
  assert.equal(
    restored(element('p', 'Elena, ', element('b', 'Elena'), ' and Elena ', element('i', 'Vargas!'))),
    'Maria, |Maria| and Maria Torres|!',
  );
});

test('a name does not reach over blocks, cells or line breaks', () => {
  assert.equal(restored(element('ul', element('li', 'Elena'), element('li', 'Vargas'))), 'Maria|Torres');
  assert.equal(restored(element('tr', element('td', 'Carlos '), element('td', 'Vargas'))), 'Carlos |Torres');
  assert.equal(restored(element('p', 'Carlos ', element('br'), 'Vargas')), 'Carlos ||Torres');
});

test('what stands beside a name in another node still makes it another person', () => {
  assert.equal(restored(element('p', element('b', 'Elena'), ' Ferrante')), 'Elena| Ferrante');
});

test('no node is added, removed or replaced, and untouched texts are not written', () => {
  const root = element('div', element('p', 'Nothing here.'), element('p', 'Dear ', element('b', 'Elena')));
  const before = texts(root);
  restored(root);
  assert.deepEqual(texts(root), before);
  assert.deepEqual(before.map((node) => node.writes), [0, 0, 1]);
});

test('restoring twice changes nothing and writes nothing', () => {
  const root = element('p', 'Dear ', element('b', 'Elena'), ' Vargas');
  const nodes = new TextNodes();
  nodes.restore(root, always);
  const writes = texts(root).map((node) => node.writes);
  nodes.restore(root, always);
  assert.equal(shown(root), 'Dear |Maria Torres|');
  assert.deepEqual(texts(root).map((node) => node.writes), writes);
});

test('a name that was cut by the stream is right when the page writes the rest', () => {
  const root = element('p', 'Ask Elena');
  const [node] = texts(root);
  const nodes = new TextNodes();
  nodes.restore(node, always);
  assert.equal(node.data, 'Ask Maria');
  node.data = 'Ask Elena Varg';
  nodes.restore(node, always);
  assert.equal(node.data, 'Ask Elena Varg');
  node.data = 'Ask Elena Vargas.';
  nodes.restore(node, always);
  assert.equal(node.data, 'Ask Maria Torres.');
});

test('a page that appends to what we wrote is understood', () => {
  const root = element('p', 'Ask Elena');
  const [node] = texts(root);
  const nodes = new TextNodes();
  nodes.restore(node, always);
  node.data += ' Ferrante';
  nodes.restore(node, always);
  assert.equal(node.data, 'Ask Elena Ferrante');
  node.data += ' or Elena';
  nodes.restore(node, always);
  assert.equal(node.data, 'Ask Elena Ferrante or Maria');
});

test('a page that writes one of several nodes again does not double the name', () => {
  const root = element('p', element('b', 'Elena'), ' Vargas');
  const [, second] = texts(root);
  const nodes = new TextNodes();
  nodes.restore(root, always);
  second.data = ' Vargas, and';
  nodes.restore(second, always);
  assert.equal(shown(root), 'Maria Torres|, and');
});

test('a change in a text or inline element restores the whole block it is part of', () => {
  const bold = element('b', 'Elena');
  const root = element('div', element('p', bold, ' Vargas'), element('p', 'Elena'));
  new TextNodes().restore(bold, always);
  assert.equal(shown(root), 'Maria Torres||Elena');
});

test('a text that is left alone parts its neighbours', () => {
  const field = text(' Vargas');
  const root = element('p', 'Elena', element('span', field));
  new TextNodes().restore(root, (node) => (node === field ? null : restorer));
  assert.equal(shown(root), 'Maria| Vargas');
});

test('texts of different conversations are read apart', () => {
  const other = new Restorer([{ text: 'Elena', original: 'Ana', guard: 'lone' }]);
  const link = text('Elena');
  const root = element('p', 'Elena, ', element('a', link));
  new TextNodes().restore(root, (node) => (node === link ? other : restorer));
  assert.equal(shown(root), 'Maria, |Ana');
});

test('what the page wrote can be shown and hidden again', () => {
  const root = element('p', 'Dear ', element('b', 'Elena'), ' Vargas');
  const nodes = new TextNodes();
  nodes.restore(root, always);
  assert.equal(nodes.reveal(root), 2);
  assert.equal(shown(root), 'Dear |Elena| Vargas');
  nodes.restore(root, always);
  assert.equal(shown(root), 'Dear |Elena| Vargas', 'our own observer does not hide it again');
  assert.equal(nodes.conceal(root), 2);
  assert.equal(shown(root), 'Dear |Maria Torres|');
});

test('the places of originals are told in UTF-16 units', () => {
  const root = element('p', '🎸 Elena Vargas');
  const [node] = texts(root);
  const places = new TextNodes().restore(root, always);
  assert.deepEqual(places, [{ node, start: 3, end: 15 }]);
  assert.equal(node.data.slice(3, 15), 'Maria Torres');
});
