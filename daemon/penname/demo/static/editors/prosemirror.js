/** The composer of the ChatGPT replica: a bare ProseMirror, paragraphs and line breaks only. */
import { baseKeymap, splitBlock } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Schema } from 'prosemirror-model';
import { nodes } from 'prosemirror-schema-basic';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

const schema = new Schema({
  nodes: { doc: nodes.doc, paragraph: nodes.paragraph, text: nodes.text, hard_break: nodes.hard_break },
});

/**
 * Makes `mount` a ProseMirror editor. Enter sends, Shift+Enter starts a new line.
 * @param {HTMLElement} mount
 * @param {{ send: () => void, changed: () => void }} on
 */
export function composer(mount, on) {
  const view = new EditorView({ mount }, {
    state: EditorState.create({
      schema,
      plugins: [
        history(),
        keymap({ 'Enter': () => (on.send(), true), 'Shift-Enter': splitBlock, 'Mod-z': undo, 'Mod-y': redo }),
        keymap(baseKeymap),
      ],
    }),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) on.changed();
    },
  });
  const paragraphs = (text) =>
    text.split('\n').map((line) => schema.node('paragraph', null, line ? [schema.text(line)] : []));
  return {
    text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n', '\n'),
    /** @param {string} text */
    fill(text) {
      const { tr, doc } = view.state;
      tr.replaceWith(0, doc.content.size, paragraphs(text));
      tr.setSelection(TextSelection.atEnd(tr.doc));
      view.dispatch(tr);
    },
    focus: () => view.focus(),
  };
}
