// All Fluent files of one folder as one chunk: the page's own texts in `words/<language>`, those of the
// games in `../crates/<crate>/words/<language>`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = 'virtual:words';
const FOLDER = `${INDEX}/`;

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The folders with Fluent files, by `page/en`, `texas42/de` and so on. */
function wordFolders(root: string): Map<string, string> {
  const owners = new Map([['page', join(root, 'words')]]);
  const crates = resolve(root, '../crates');
  for (const crate of subfolders(crates)) owners.set(crate, join(crates, crate, 'words'));
  const folders = [...owners].flatMap(([owner, folder]) =>
    subfolders(folder).map((language): [string, string] => [`${owner}/${language}`, join(folder, language)]));
  return new Map(folders);
}

/** Makes `virtual:words`, whose `words` has a function for each folder that loads its files. */
export function words(): Plugin {
  let folders = new Map<string, string>();
  return {
    name: 'parlour-words',
    configResolved({ root }) {
      folders = wordFolders(root);
    },
    resolveId(id) {
      return id === INDEX || id.startsWith(FOLDER) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = [...folders.keys()].map((name) => `'${name}': () => import('${FOLDER}${name}')`);
        return `export const words = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${FOLDER}`)) return undefined;
      const folder = folders.get(id.slice(FOLDER.length + 1)) ?? '';
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
