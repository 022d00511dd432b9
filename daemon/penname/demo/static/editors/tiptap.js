/** The composer of the Claude replica: Tiptap with its starter kit, in the place Claude's page has it. */
import { Editor, Extension } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** A document of one paragraph; content as JSON, since the page's policy forbids HTML from strings. @param {string} text */
const document = (text) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }],
});

/**
 * Puts a Tiptap editor into `place`. Enter sends; a paste of `large` characters or more goes to `on.pasted`.
 * @param {HTMLElement} place
 * @param {{ send: () => void, pasted: (text: string) => void }} on
 * @param {number} large
 */
export function composer(place, on, large) {
  const sending = Extension.create({
    name: 'sending',
    priority: 1000,
    addKeyboardShortcuts: () => ({ Enter: () => (on.send(), true) }),
  });
  const editor = new Editor({
    element: place,
    content: document(''),
    extensions: [sending, StarterKit],
    injectCSS: false, // the page's policy allows its own style sheet only
    editorProps: {
      attributes: {
        'data-testid': 'chat-input',
        'class': 'tiptap ProseMirror',
        'role': 'textbox',
        'aria-label': 'Write your prompt to Claude',
      },
      handlePaste(_view, event) {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (text.length < large) return false;
        on.pasted(text);
        return true;
      },
    },
  });
  return {
    text: () => editor.getText({ blockSeparator: '\n' }),
    /** @param {string} text */
    fill: (text) => editor.commands.setContent(document(text), { emitUpdate: false }),
    focus: () => editor.commands.focus(),
  };
}
