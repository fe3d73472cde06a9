// The types are those of the schemas, which `cargo xtask browser` writes from the kernel before the tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.runIf(existsSync('schemas'))('the types of the page are fresh', async () => {
  const { typeFiles } = (await import(join(process.cwd(), 'types.mjs'))) as { typeFiles(): Promise<[string, string][]> };
  for (const [name, text] of await typeFiles()) {
    const found = readFileSync(join('src/lib/kernel/generated', name), 'utf8');
    expect(found === text, `${name} is stale: run \`cargo xtask types\``).toBe(true);
  }
});
