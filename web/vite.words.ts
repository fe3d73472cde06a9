// The texts of the page and of the games, in a few chunks for each language. They come from Fluent files
// and from the rules as Markdown: in `words/<language>` the page's own, in `../crates/<crate>/words/<language>`
// those of a game, or those that all games share; in `glossary/<language>` what the terms of a game mean; in
// `../lessons` the guided first games, their words in `../lessons/words/<language>`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = 'virtual:words';
const CHUNK = `${INDEX}/`;
/** The crates whose words all games share. */
const SHARED = ['kernel', 'table', 'bots', 'server', 'puzzles'];
/** What a game says about itself. A crate that has it is a game. */
const OPTIONS = 'options.ftl';
const RULES = 'rules.md';
/** How a guided game is written: as a file of scenarios. */
const LESSON = '.scn';

/** The files of each chunk, by its name. */
type Chunks = Map<string, string[]>;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function add(chunks: Chunks, name: string, file: string): void {
  chunks.set(name, [...(chunks.get(name) ?? []), file]);
}

/** The game of a file that is called after it, as crates are called. */
const gameOf = (file: string): string => parse(file).name.replaceAll('-', '');

/** The chunks: `page-en`, `common-en` (what all games share), and for each game `options-texas42-en`,
 * `table-texas42-en`, `rules-texas42-en`, `glossary-texas42-en`, `lesson-texas42` and `lesson-texas42-en`. */
function chunksOf(root: string): Chunks {
  const chunks: Chunks = new Map();
  const each = (folder: string, take: (language: string, name: string, file: string, all: string[]) => void): void => {
    for (const language of foldersIn(folder)) {
      const all = readdirSync(join(folder, language)).sort();
      for (const name of all) take(language, name, join(folder, language, name), all);
    }
  };
  each(join(root, 'words'), (language, _, file) => add(chunks, `page-${language}`, file));
  each(join(root, 'glossary'), (language, name, file) => add(chunks, `glossary-${gameOf(name)}-${language}`, file));
  const lessons = resolve(root, '../lessons');
  each(join(lessons, 'words'), (language, name, file) => add(chunks, `lesson-${gameOf(name)}-${language}`, file));
  for (const name of readdirSync(lessons).filter((file) => file.endsWith(LESSON)).sort()) {
    add(chunks, `lesson-${gameOf(name)}`, join(lessons, name));
  }
  const crates = resolve(root, '../crates');
  for (const crate of foldersIn(crates)) {
    each(join(crates, crate, 'words'), (language, name, file, all) => {
      const part = name === RULES ? 'rules' : name === OPTIONS ? 'options' : 'table';
      if (all.includes(OPTIONS)) add(chunks, `${part}-${crate}-${language}`, file);
      else if (SHARED.includes(crate)) add(chunks, `common-${language}`, file);
    });
  }
  return chunks;
}

/** Makes `virtual:words`, whose `words` has a function for each chunk that loads its texts. */
export function words(): Plugin {
  let root = '';
  return {
    name: 'parlour-words',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === INDEX || id.startsWith(CHUNK) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      const chunks = chunksOf(root);
      if (id === `\0${INDEX}`) {
        const loaders = [...chunks.keys()].map((name) => `'${name}': () => import('${CHUNK}${name}')`);
        return `export const words = { ${loaders.join(', ')} };`;
      }
      const files = chunks.get(id.slice(CHUNK.length + 1)) ?? [];
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
