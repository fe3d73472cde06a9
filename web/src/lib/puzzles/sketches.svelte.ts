// Small pictures of the positions of puzzles: each is laid on a table of its own for a moment.
import { LocalTable, type Described, type Puzzle } from '../kernel/adapter';
import type { Sketch } from '../sketch';
import { seatsAt } from './puzzles';

/** What was drawn stays drawn, as long as the page is open. */
const drawn = new Map<Puzzle, Sketch>();

export class Sketches {
  #count = $state(0);

  /** The picture of a puzzle, once it is drawn. */
  of(puzzle: Puzzle): Sketch | undefined {
    void this.#count;
    return drawn.get(puzzle);
  }

  /** Draws some, one after the other. Gives what stops it. */
  draw(of: Described, puzzles: readonly Puzzle[]): () => void {
    const missing = puzzles.filter((puzzle) => !drawn.has(puzzle));
    if (missing.length === 0) return () => undefined;
    const table = new LocalTable();
    let stopped = false;
    const work = async () => {
      const { drawSketch } = await import('../table-chunk');
      for (const puzzle of missing) {
        const { game, setup, seat } = puzzle;
        await table.open({ game, setup, seed: 'fast:0', seats: Array<string>(seatsAt(of, puzzle)).fill('human'), names: [] });
        const { view, board } = await table.since('all', 0);
        if (stopped) return;
        const sketch = drawSketch({ game, view, board, seat });
        if (sketch) drawn.set(puzzle, sketch);
        this.#count++;
      }
    };
    // Without its picture a puzzle shows that of its game.
    void work().catch(() => undefined).finally(() => table.close());
    return () => {
      stopped = true;
      table.close();
    };
  }
}
