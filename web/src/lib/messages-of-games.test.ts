// The page and the terminal render the same messages alike. `messages.json` is written by the kernel: what
// it rendered, message by message, from games that were played.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GameWords } from './game-words.svelte';
import type { Message } from './messages';
import type { Language } from './word-files';

interface Rendered {
  game: string;
  language: Language;
  /** What the players were called, and the seat of the reader, if the reader had one. */
  names: string[];
  you?: number | null;
  message: Message;
  text: string;
}

const FILE = process.env.MESSAGES ?? 'messages.json';

test.runIf(existsSync(FILE))('messages are rendered as the kernel renders them', async () => {
  const all = JSON.parse(readFileSync(FILE, 'utf8')) as Rendered[];
  expect(all.length).toBeGreaterThan(0);
  const differ: { key: string; here: string; there: string }[] = [];
  for (const { game, language, names, you, message, text } of all) {
    const words = new GameWords(game);
    await words.show(language);
    const here = words.say(message, { names, you: you ?? undefined });
    if (here !== text) differ.push({ key: message.key, here, there: text });
  }
  expect(differ.slice(0, 20)).toEqual([]);
});
