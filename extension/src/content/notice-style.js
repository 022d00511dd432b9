/** How the notice looks. A text, since a closed shadow root takes no file under the page's own policy. */

export const STYLE = `
:host { all: initial; }
.box {
  position: fixed; inset-block-start: 16px; inset-inline-end: 16px; z-index: 2147483647;
  box-sizing: border-box; inline-size: min(380px, calc(100vw - 32px)); padding: 14px 16px;
  font: 14px/1.45 system-ui, sans-serif; color: #1c1b1a; background: #fffdf8;
  border: 1px solid #c9c2b4; border-inline-start: 4px solid #b3261e; border-radius: 10px;
  box-shadow: 0 6px 24px rgb(0 0 0 / 22%);
}
.box[role=status] { border-inline-start-color: #2f5d8a; }
.name { display: block; font-size: 12px; letter-spacing: .04em; color: #5c574e; }
h2 { margin: 2px 0 4px; font-size: 15px; font-weight: 650; }
p { margin: 0 0 10px; }
.means { font-size: 12.5px; color: #4d483f; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
button {
  font: inherit; padding: 6px 12px; border-radius: 7px; cursor: pointer;
  color: inherit; background: transparent; border: 1px solid #8a8375;
}
button.strong { color: #fff; background: #2f5d8a; border-color: #2f5d8a; }
button:focus-visible, .box:focus-visible { outline: 3px solid #e0a526; outline-offset: 2px; }
progress { inline-size: 100%; block-size: 6px; margin-block-end: 10px; }
@media (prefers-color-scheme: dark) {
  .box { color: #f1ede4; background: #24221f; border-color: #57524a; border-inline-start-color: #f2857b; }
  .box[role=status] { border-inline-start-color: #8ab4e0; }
  .name, .means { color: #c3bcae; }
  button { border-color: #8d867a; }
  button.strong { color: #14202c; background: #8ab4e0; border-color: #8ab4e0; }
}
@media (prefers-reduced-motion: no-preference) { .box { animation: in .15s ease-out; } }
@keyframes in { from { opacity: 0; translate: 0 -6px; } }
`;
