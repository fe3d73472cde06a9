// A card that is dragged from the hand to the board. The pointer stays free, so that whatever lies under it
// hears of it and shows what would happen there.
import type { Ref } from '../../lib/messages';
import type { BoardState } from './board-state.svelte';

/** A pointer that moved so far drags; before, it clicks. */
const FAR = 9;

export class Drag {
  /** The card that is dragged, by its place in the hand, and where the pointer is. */
  now = $state.raw<{ index: number; x: number; y: number }>();
  readonly #board: BoardState;
  #from: { index: number; ref: Ref; x: number; y: number } | undefined;
  #ended = 0;

  constructor(board: BoardState) {
    this.#board = board;
  }

  /** Whether a click belongs to a drag that has just ended. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < 50;
  }

  start(event: PointerEvent, index: number, ref: Ref): void {
    if (event.button !== 0) return;
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    this.#from = { index, ref, x: event.clientX, y: event.clientY };
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    if (!this.now) {
      if (Math.hypot(x - from.x, y - from.y) < FAR) return;
      if (!this.#board.lift(from.ref)) return this.cancel();
      this.#board.pickedCard = from.index;
    }
    this.now = { index: from.index, x, y };
  }

  /** Lets the card fall. What was shown under it is done; otherwise it is shown. */
  drop({ clientX, clientY }: PointerEvent): void {
    if (!this.now) return this.cancel();
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]');
    const ref = under?.dataset.slot;
    this.#ended = performance.now();
    this.cancel();
    if (ref === undefined || !this.#board.next.has(ref)) return;
    const { session } = this.#board;
    const would = this.#board.would(ref);
    if (would !== undefined && session.previews.current?.move === would) void session.move(would);
    else this.#board.touch(ref);
  }

  cancel(): void {
    this.#from = undefined;
    this.now = undefined;
  }
}
