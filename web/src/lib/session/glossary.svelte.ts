// What is printed on cards and pieces, and what the words of a game mean.
import type { Sheet } from '../kernel/adapter';
import type { Message } from '../messages';

export class Glossary {
  /** By id. */
  sheets = $state.raw<ReadonlyMap<string, Sheet>>(new Map());
  readonly #byTitle = $derived(new Map([...this.sheets.values()].map((sheet) => [sheet.title.key, sheet])));

  fill(catalogue: readonly Sheet[]): void {
    this.sheets = new Map(catalogue.map((sheet) => [sheet.id, sheet]));
  }

  /** The sheet of something that is called so. */
  called(name: Message): Sheet | undefined {
    return this.#byTitle.get(name.key);
  }

  /** The sheets of everything that a message names, each once. */
  mentionedIn(message: Message): Sheet[] {
    return [...new Set(this.#named(message))];
  }

  #named({ args = {} }: Message): Sheet[] {
    return Object.values(args).flatMap((arg): Sheet[] => {
      if ('word' in arg) return this.#found({ key: arg.word });
      if ('piece' in arg) return this.#found(arg.piece.name);
      if ('zone' in arg) return this.#found(arg.zone.name);
      if ('message' in arg) return this.#found(arg.message);
      return 'list' in arg ? arg.list.flatMap((message) => this.#found(message)) : [];
    });
  }

  #found(name: Message): Sheet[] {
    const sheet = this.called(name);
    return sheet ? [sheet] : this.#named(name);
  }
}
