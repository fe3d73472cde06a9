// The messages of the games, in the language of the page.
import { makeBundle, type FluentBundle } from './fluent';
import { gameWords, type Language } from './word-files';

const bundles = new Map<string, Promise<FluentBundle>>();

/** The messages of a game and those that all games share, loaded once. */
export function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  const key = `${game} ${language}`;
  const known = bundles.get(key) ?? gameWords(game, language).then((sources) => makeBundle(language, sources));
  bundles.set(key, known);
  known.catch(() => bundles.delete(key));
  return known;
}
