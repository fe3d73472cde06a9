// Why something was refused, in words, where there is no table yet.
import { GameWords } from './game-words.svelte';
import { language } from './i18n/index.svelte';
import { Refused } from './kernel/desk';

/** Why something failed: a refusal in the words of a game, or of all games where none is known. */
export async function explain(error: unknown, game = ''): Promise<string> {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  const words = new GameWords(game);
  await words.show(language());
  return words.say(error.why.message);
}

/** The game of a link: what stands before its first dot. */
export function gameOf(link: string): string {
  return link.slice(0, Math.max(0, link.indexOf('.')));
}
