// The texts as they lie in files: Fluent for everything that is said, Markdown for rules.
import { words } from 'virtual:words';

export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

async function load(...name: string[]): Promise<string[]> {
  return (await words[name.join('-')]?.())?.default ?? [];
}

/** The crate in which a game lies. */
const crateOf = (game: string): string => game.replaceAll('-', '');

/** The page's own texts. */
export function pageWords(language: Language): Promise<string[]> {
  return load('page', language);
}

/** What all games share. */
export function commonWords(language: Language): Promise<string[]> {
  return load('common', language);
}

/** What a game says about itself, before anybody sits at a table. */
export function optionWords(game: string, language: Language): Promise<string[]> {
  return load('options', crateOf(game), language);
}

/** What a game says at the table: sentences, names and texts of cards. */
export function tableWords(game: string, language: Language): Promise<string[]> {
  return load('table', crateOf(game), language);
}

/** The rules of a game as Markdown. */
export async function rulesText(game: string, language: Language): Promise<string> {
  return (await load('rules', crateOf(game), language)).join('\n');
}

/** What the terms of a game mean. */
export function glossaryWords(game: string, language: Language): Promise<string[]> {
  return load('glossary', crateOf(game), language);
}

/** The guided first game as a file of scenarios; nothing where a game has none. */
export async function lessonText(game: string): Promise<string | undefined> {
  return (await load('lesson', crateOf(game)))[0];
}

/** What the guided first game says. */
export function lessonWords(game: string, language: Language): Promise<string[]> {
  return load('lesson', crateOf(game), language);
}
