// Writes `src/lib/i18n/keys.d.ts`, read from the Fluent files: the keys of the page's own messages with the
// arguments that each one takes, and the keys of the games for which there are boards. Fails where a file
// is broken or the languages of the page do not match.
// Run by `npm run check` and `npm run dev`; the file it writes is not committed.
import { parse, Visitor } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const LANGUAGES = ['en', 'de'];
/** The crates of the games for which there are boards. */
const GAMES = ['innovation', 'texas42'];
/** What a variable may end with, besides the name of its argument. See `src/lib/fluent.ts`. */
const SUFFIX = /-(is|count|key)$/;

class Variables extends Visitor {
  names = new Set();

  visitVariableReference({ id }) {
    this.names.add(id.name);
  }
}

/** The variables of all messages in a folder, by key. */
function messagesIn(folder) {
  const messages = new Map();
  if (!existsSync(folder)) return messages;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    for (const entry of parse(readFileSync(join(folder, file), 'utf8'), {}).body) {
      if (entry.type === 'Junk') throw new Error(`${folder}/${file}: cannot be read: ${entry.content.trim()}`);
      if (entry.type !== 'Message') continue;
      const key = entry.id.name;
      if (messages.has(key)) throw new Error(`${folder}/${file}: ${key} is there twice`);
      const variables = new Variables();
      variables.visit(entry);
      messages.set(key, variables.names);
    }
  }
  return messages;
}

const argumentsOf = (variables) => new Set([...variables].map((name) => name.replace(SUFFIX, '')));

/** The type of an argument, by the variables that the messages make of it. */
function typeOf(name, variables) {
  const [is, count] = [variables.has(`${name}-is`), variables.has(`${name}-count`)];
  if (is) return count ? 'People' : 'Person | People';
  return count ? 'number' : 'Value';
}

const [english, ...others] = LANGUAGES.map((language) => messagesIn(join(here, 'words', language)));
const problems = [];
const lines = [...english].map(([key, variables]) => {
  const all = new Set(variables);
  for (const [n, other] of others.entries()) {
    const there = other.get(key);
    if (!there) problems.push(`${LANGUAGES[n + 1]}: ${key} is missing`);
    for (const variable of there ?? []) all.add(variable);
  }
  const fields = [...argumentsOf(all)].sort().map((name) => `'${name}': ${typeOf(name, all)}`);
  return `  '${key}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}'};`;
});
for (const [n, other] of others.entries()) {
  for (const key of other.keys()) if (!english.has(key)) problems.push(`en: ${key} is missing`);
  for (const [key, variables] of other) {
    const [one, two] = [argumentsOf(english.get(key) ?? []), argumentsOf(variables)];
    const differ = [...one, ...two].filter((name) => !one.has(name) || !two.has(name));
    if (english.has(key) && differ.length > 0) problems.push(`${LANGUAGES[n + 1]}: ${key} differs in ${differ.join(', ')}`);
  }
}
if (problems.length > 0) throw new Error(`The words do not match:\n${problems.join('\n')}`);

/** The keys of a game; any, as long as it has no words. */
function keysOf(game) {
  const keys = [...messagesIn(join(here, '../crates', game, 'words/en')).keys()];
  return keys.length > 0 ? keys.map((key) => `'${key}'`).join(' | ') : 'string';
}
const games = GAMES.map((game) => `  ${game}: ${keysOf(game)};`);

writeFileSync(
  join(here, 'src/lib/i18n/keys.d.ts'),
  `// Written by words.mjs from the Fluent files; do not edit.
import type { People, Person, Value } from '../fluent';

/** The arguments of every message, by its key. */
export interface Words {
${lines.join('\n')}
}

/** The keys of the games for which there are boards. */
export interface GameKeys {
${games.join('\n')}
}
`,
);
