// What boards and what is around them share: the drawers, the summary, another game.
import { getContext, setContext } from 'svelte';

export class TableTools {
  /** Whether the list of moves is open. */
  list = $state(false);
  /** Whether the summary of a game that is over is in sight. */
  summary = $state(true);
  readonly #rematch: () => (() => void) | undefined;

  constructor(rematch: () => (() => void) | undefined) {
    this.#rematch = rematch;
  }

  /** Starts another game like this one, where that is possible. */
  get rematch(): (() => void) | undefined {
    return this.#rematch();
  }
}

const KEY = Symbol('table tools');

export function provideTools(tools: TableTools): TableTools {
  return setContext(KEY, tools);
}

export function tableTools(): TableTools {
  return getContext<TableTools>(KEY);
}
