// The Fluent files: the page's own, those of the games, and those that all games share. Each game and
// language is a chunk of its own.
import { words } from 'virtual:words';

export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

async function load(owner: string, language: Language): Promise<string[]> {
  return (await words[`${owner}/${language}`]?.())?.default ?? [];
}

/** The page's own texts. */
export function pageWords(language: Language): Promise<string[]> {
  return load('page', language);
}

/** The texts of a game, after those that all games share. */
export async function gameWords(game: string, language: Language): Promise<string[]> {
  const crate = game.replaceAll('-', '');
  return (await Promise.all([load('kernel', language), load(crate, language)])).flat();
}
