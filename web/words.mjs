// Writes `src/lib/i18n/keys.d.ts`: the keys of all messages and the arguments that each one takes,
// read from the Fluent files. Fails where a file is broken or the languages do not match.
// Run by `npm run check` and `npm run dev`; the file it writes is not committed.
import { parse, Visitor } from '@fluent/syntax';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const LANGUAGES = ['en', 'de'];
/** What a variable may end with, besides the name of its argument. See `src/lib/fluent.ts`. */
const SUFFIX = /-(is|count|key)$/;

class Variables extends Visitor {
  names = new Set();

  visitVariableReference({ id }) {
    this.names.add(id.name);
  }
}

/** The variables of all messages of a language, by key. */
function messagesOf(language) {
  const folder = join(here, 'words', language);
  const messages = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    for (const entry of parse(readFileSync(join(folder, file), 'utf8'), {}).body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: cannot be read: ${entry.content.trim()}`);
      if (entry.type !== 'Message') continue;
      const key = entry.id.name;
      if (messages.has(key)) throw new Error(`${language}/${file}: ${key} is there twice`);
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

const [english, ...others] = LANGUAGES.map(messagesOf);
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

writeFileSync(
  join(here, 'src/lib/i18n/keys.d.ts'),
  `// Written by words.mjs from the Fluent files; do not edit.
import type { People, Person, Value } from '../fluent';

/** The arguments of every message, by its key. */
export interface Words {
${lines.join('\n')}
}
`,
);
