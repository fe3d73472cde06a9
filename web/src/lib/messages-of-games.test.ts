// The page and the terminal render the same messages alike. `MESSAGES` names a file that the kernel wrote:
// everything that some golden games say, as it renders it. `cargo xtask browser` does so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GameWords } from './game-words.svelte';
import type { Message } from './messages';
import type { Language } from './word-files';

interface Rendered {
  game: string;
  language: Language;
  names: string[];
  message: Message;
  /** The text with nobody as `you`, and with the first seat. */
  watcher: string;
  first: string;
}

const file = process.env.MESSAGES;

test.skipIf(!file)(`messages are rendered as the kernel renders them${file ? '' : ' (MESSAGES is not set)'}`, async () => {
  const all = JSON.parse(readFileSync(file ?? '', 'utf8')) as Rendered[];
  expect(all.length).toBeGreaterThan(2000);
  const differ: Record<string, string>[] = [];
  for (const { game, language, names, message, watcher, first } of all) {
    const words = new GameWords(game);
    await words.show(language);
    const here = { watcher: words.say(message, { names }), first: words.say(message, { names, you: 0 }) };
    if (here.watcher !== watcher) differ.push({ language, key: message.key, here: here.watcher, there: watcher });
    if (here.first !== first) differ.push({ language, key: message.key, here: here.first, there: first });
    const parts = words.parts(message, { names }).map(({ text }) => text).join('');
    if (parts !== watcher) differ.push({ language, key: message.key, parts, there: watcher });
  }
  expect(differ.slice(0, 20)).toEqual([]);
}, 60_000);
