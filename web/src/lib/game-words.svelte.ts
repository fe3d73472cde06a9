// The words of the games, in the language of the page.
import { makeBundle, tryFormat, type FluentBundle } from './fluent';
import { language } from './i18n/index.svelte';
import { pseudo } from './i18n/pseudo';
import { renderArg, renderMessage, renderParts, type Arg, type Message, type Part, type Reader } from './messages';
import { settings } from './settings.svelte';
import { commonWords, lessonWords, optionWords, tableWords, type Language } from './word-files';

/** Which words of a game are needed: what it says about itself, everything at the table, or what its guided
 * first game says. */
export type Extent = 'options' | 'all' | 'lesson';

const bundles = new Map<string, Promise<FluentBundle>>();

async function load(game: string, language: Language, extent: Extent): Promise<FluentBundle> {
  const parts = extent === 'lesson' ? [lessonWords(game, language)] : [commonWords(language), optionWords(game, language)];
  if (extent === 'all') parts.push(tableWords(game, language));
  return makeBundle(language, (await Promise.all(parts)).flat(), settings.pseudo ? pseudo : undefined);
}

/** The messages of a game and those that all games share, loaded once. */
function bundleOf(game: string, language: Language, extent: Extent): Promise<FluentBundle> {
  const key = `${game} ${language} ${extent}`;
  const known = bundles.get(key) ?? load(game, language, extent);
  bundles.set(key, known);
  known.catch(() => bundles.delete(key));
  return known;
}

const NOBODY: Reader = { names: [] };

/** The words of one game. Until they are loaded, messages are shown without words. */
export class GameWords {
  readonly game: string;
  readonly #extent: Extent;
  #bundle = $state.raw(makeBundle('en', []));
  #asked: Language | undefined;

  constructor(game: string, extent: Extent = 'all') {
    this.game = game;
    this.#extent = extent;
  }

  /** Shows the words in a language, as soon as they are there. */
  async show(language: Language): Promise<void> {
    this.#asked = language;
    const bundle = await bundleOf(this.game, language, this.#extent);
    if (this.#asked === language) this.#bundle = bundle;
  }

  /** Shows other words, for tests. */
  showBundle(bundle: FluentBundle): void {
    this.#bundle = bundle;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(message: Message, reader: Reader = NOBODY): string {
    return renderMessage(this.#bundle, reader, message);
  }

  parts(message: Message, reader: Reader = NOBODY): Part[] {
    return renderParts(this.#bundle, reader, message);
  }

  arg(arg: Arg, reader: Reader = NOBODY): string {
    return renderArg(this.#bundle, reader, arg);
  }

  /** The text of a key without arguments; nothing where there is none. */
  word(key: string): string | undefined {
    return tryFormat(this.#bundle, key);
  }
}

/** The words of a game for a component: they follow the language of the page. */
export function useGameWords(game: string, extent: Extent = 'all'): GameWords {
  const words = new GameWords(game, extent);
  $effect(() => void words.show(language()).catch(() => undefined));
  return words;
}
