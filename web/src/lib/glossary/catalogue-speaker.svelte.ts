// Puts the words of a game on a page without a table.
import { useGameWords, type GameWords } from '../game-words.svelte';
import type { LocalShelf, Sheet } from '../kernel/adapter';
import type { Arg, Message } from '../messages';
import type { Speaker } from '../speaker';

export class CatalogueSpeaker implements Speaker {
  readonly #words: GameWords;
  sheets = $state.raw<ReadonlyMap<string, Sheet>>(new Map());

  /** Made while a component is: its words follow the language of the page. */
  constructor(game: string, shelf: LocalShelf) {
    this.#words = useGameWords(game);
    void shelf.catalogue(game).then((all) => (this.sheets = new Map(all.map((sheet) => [sheet.id, sheet]))), () => undefined);
  }

  say(message: Message): string {
    return this.#words.say(message);
  }

  sayArg(arg: Arg): string {
    return this.#words.arg(arg);
  }
}
