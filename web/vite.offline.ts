// Writes the service worker of a build: its code, and the list of all files with their hashes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const WORKER = 'src/sw.ts';

/** Every file below a folder, with the hash of its content. */
function filesIn(folder: string): Record<string, string> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return Object.fromEntries(all.map((file) => [relative(folder, file).split(sep).join('/'), hash(file)]));
}

/** Makes `sw.js`, so that the page opens without a network. It changes when any file does. */
export function offline(): Plugin {
  let root = '';
  return {
    name: 'parlour-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = filesIn(dir);
      const { code } = await transformWithOxc(readFileSync(join(root, WORKER), 'utf8'), WORKER);
      const script = `const FILES = ${JSON.stringify(files)};\n${code.replace(/^export \{.*\};?$/m, '')}`;
      writeFileSync(join(dir, 'sw.js'), script);
    },
  };
}
