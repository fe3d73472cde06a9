// What somebody builds, with the way back to what it was before.

/** No more than so many steps can be taken back. */
const MOST = 500;

export class History<State> {
  #states = $state.raw<readonly State[]>([]);
  #at = $state(0);

  constructor(first: State) {
    this.#states = [first];
  }

  get now(): State {
    return this.#states[this.#at]!;
  }
  get mayUndo(): boolean {
    return this.#at > 0;
  }
  get mayRedo(): boolean {
    return this.#at < this.#states.length - 1;
  }

  /** Goes on to another state. What was taken back is forgotten. */
  push(state: State): void {
    this.#states = [...this.#states.slice(0, this.#at + 1), state].slice(-MOST);
    this.#at = this.#states.length - 1;
  }

  undo(): void {
    if (this.mayUndo) this.#at--;
  }

  redo(): void {
    if (this.mayRedo) this.#at++;
  }
}
