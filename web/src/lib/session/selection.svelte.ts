// What is picked on the board, and what is pointed at anywhere.
import type { LogLine } from '../kernel/adapter';
import type { Offer } from '../kernel/generated/answers';
import { refsIn, type Ref } from '../messages';

const nothing: ReadonlySet<Ref> = new Set();

export class Selection {
  /** What is picked on the board, in order. */
  picked = $state.raw<readonly Ref[]>([]);
  /** What is highlighted on the board. */
  highlighted = $state.raw<ReadonlySet<Ref>>(nothing);

  pick(refs: readonly Ref[]): void {
    this.picked = refs;
  }

  clear(): void {
    if (this.picked.length > 0) this.picked = [];
  }

  /** Highlights what a line of the story mentions. */
  highlightLine(line: LogLine | undefined): void {
    this.highlighted = line ? new Set(line.messages.flatMap(refsIn)) : nothing;
  }

  /** Highlights what a move touches. */
  highlightMove(offer: Offer | undefined): void {
    this.highlighted = offer ? new Set([...offer.refs, ...refsIn(offer.label)]) : nothing;
  }
}
