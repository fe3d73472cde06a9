// Makes the types of the page from the JSON Schemas that the kernel writes: `cargo xtask types`.
import { compile } from 'json-schema-to-typescript';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const SCHEMAS = join(here, 'schemas');
const TYPES = join(here, 'src/lib/kernel/generated');

/** What the package says about where it found a type. */
const WHERE_FOUND = /\n \*\n \* This interface was referenced by .*\n \* via the `definition` .*\n/g;
const WHERE_FOUND_ALONE = /\/\*\*\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*\/\n/g;

/** Parts of a schema that hold other schemas: by name, and in a list or alone. */
const NAMED = ['definitions', 'properties'];
const LISTED = ['items', 'oneOf', 'anyOf', 'allOf', 'additionalProperties'];

/** Says of everything that may be anything that it is unknown: the package takes it for an object. And
 * takes away what holds where nothing is said: the package takes that for one more type. */
function prepare(schema) {
  if (typeof schema !== 'object' || schema === null) return;
  delete schema.default;
  if (Object.keys(schema).every((key) => key === 'description')) schema.tsType = 'unknown';
  for (const part of NAMED) Object.values(schema[part] ?? {}).forEach(prepare);
  for (const part of LISTED) [schema[part] ?? []].flat().forEach(prepare);
}

/** All files of types: the name of each, and its text. */
export async function typeFiles() {
  const names = readdirSync(SCHEMAS).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => {
    const schema = JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
    prepare(schema);
    const text = await compile(schema, schema.title, {
      additionalProperties: false,
      bannerComment: `// ${schema.description} Written from the Rust types by \`cargo xtask types\`; do not edit.`,
      ignoreMinAndMaxItems: true,
      unreachableDefinitions: true,
      style: { printWidth: 120, singleQuote: true },
    });
    return [`${basename(name, '.json')}.ts`, text.replace(WHERE_FOUND_ALONE, '').replace(WHERE_FOUND, '\n')];
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of await typeFiles()) writeFileSync(join(TYPES, name), text);
}
