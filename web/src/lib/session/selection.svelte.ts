// What is picked on the board, and what is pointed at anywhere.
import type { LogLine } from '../kernel/adapter';
import type { Offer } from '../kernel/generated/answers';
import { refsIn, type Ref } from '../messages';

const nothing: ReadonlySet<Ref> = new Set();

export class Selection {
  /** What is picked on the board, in order. */
  picked = $state.raw<readonly Ref[]>([]);
  /** What is pointed at. */
  #pointedAt = $state.raw<ReadonlySet<Ref>>(nothing);
  /** What a move touches that is on its way to the table. */
  #sent = $state.raw<ReadonlySet<Ref>>();

  /** What somebody is shown who asked how to go on. */
  #shown = $state.raw<ReadonlySet<Ref>>(nothing);

  /** What is highlighted on the board. */
  get highlighted(): ReadonlySet<Ref> {
    return this.#sent ?? (this.#pointedAt.size > 0 ? this.#pointedAt : this.#shown);
  }

  pick(refs: readonly Ref[]): void {
    this.picked = refs;
  }

  clear(): void {
    if (this.picked.length > 0) this.picked = [];
  }

  /** Highlights what a line of the story mentions. */
  highlightLine(line: LogLine | undefined): void {
    this.#pointedAt = line ? new Set(line.messages.flatMap(refsIn)) : nothing;
  }

  /** Highlights what a move touches. */
  highlightMove(offer: Offer | undefined): void {
    this.#pointedAt = offer ? touchedBy(offer) : nothing;
  }

  /** Highlights what a move touches wherever nothing else is pointed at. */
  show(offer: Offer | undefined): void {
    this.#shown = offer ? touchedBy(offer) : nothing;
  }

  /** Highlights what a move touches as long as it is on its way, whatever else is pointed at. */
  highlightSent(offer: Offer | undefined): void {
    this.#sent = offer && touchedBy(offer);
  }
}

function touchedBy(offer: Offer): ReadonlySet<Ref> {
  return new Set([...offer.refs, ...refsIn(offer.label)]);
}
