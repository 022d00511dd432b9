/** Links the replicas' editors into build/, one plain ES module each. Run by `npm run build`. */
import { build } from 'esbuild';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: here,
  entryPoints: ['editors/prosemirror.js', 'editors/tiptap.js', 'editors/deep-chat.js'],
  outdir: 'build',
  bundle: true,
  format: 'esm',
  minify: true,
  legalComments: 'linked',
  logLevel: 'warning',
});
