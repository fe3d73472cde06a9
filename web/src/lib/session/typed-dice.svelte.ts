// Dice that fall on a real table: they are typed in one after another, the table can roll one instead, and one that
// was mistyped can be corrected until somebody decides the next thing.
import type { LogLine } from '../kernel/generated/answers';
import type { Request } from '../kernel/generated/calls';
import type { TableState } from './table-state.svelte';

export interface TypedDiceEvents {
  /** Sends something in the order in which it was asked for: for whoever has the device, or for a seat. */
  send(request: Request, seat?: number): Promise<void>;
  /** So many dice were typed that nobody asks for. */
  unneeded(dice: number): void;
}

/** How a die is written. */
const written = (die: number) => `roll ${die}`;

export class TypedDice {
  readonly #state: TableState;
  readonly #events: TypedDiceEvents;
  /** What was typed and is not on the table yet. */
  #waiting: number[] = [];
  #working = false;

  constructor(state: TableState, events: TypedDiceEvents) {
    this.#state = state;
    this.#events = events;
  }

  /** Whether the table waits for a die that somebody types. */
  get awaited(): boolean {
    const { typedDice, past, over, update } = this.#state;
    return typedDice && past === undefined && !over && update.to_move.includes('chance');
  }

  /** Types a die. Where a move still has to be made before it can fall, that comes first. */
  async type(die: number, opening?: string): Promise<void> {
    this.#waiting.push(die);
    if (this.#working) return;
    this.#working = true;
    if (opening !== undefined && !this.awaited) await this.#open(opening);
    await this.#empty();
    this.#working = false;
  }

  /** The move that opens a throw and its first die are one thing: either both are made or neither. */
  async #open(opening: string): Promise<void> {
    const [first, ...others] = this.#waiting;
    this.#waiting = others;
    await this.#events.send({ move: `${opening} ${first}` });
  }

  async #empty(): Promise<void> {
    while (this.#waiting.length > 0) {
      const [die, ...others] = this.#waiting;
      if (die === undefined || !this.awaited) break;
      this.#waiting = others;
      const { at } = this.#state.update;
      await this.#events.send({ chance: written(die) });
      // What was refused has been told; what was typed after it belongs to nothing.
      if (this.#state.update.at === at) break;
    }
    if (this.#waiting.length > 0 && !this.awaited) this.#events.unneeded(this.#waiting.length);
    this.#waiting = [];
  }

  /** Lets the table roll one die. */
  async roll(opening?: string): Promise<void> {
    if (opening !== undefined && !this.awaited) await this.#events.send({ move: opening });
    if (this.awaited) await this.#events.send('roll');
  }

  /** What can be corrected: the dice that were typed after the last decision, and after what the table rolled. */
  get loose(): LogLine[] {
    const dice = this.sinceDecision;
    return dice.slice(dice.findLastIndex(({ typed }) => typed == null) + 1);
  }

  /** Takes back the last die that was typed. Whoever typed it needs nobody's consent. */
  async takeBack(): Promise<void> {
    const last = this.loose.at(-1);
    if (last) await this.#events.send('undo', last.typed ?? undefined);
  }

  /** The dice on the line of play that fell after the last decision, the first of them first. What the table
   * answered by itself is no decision. */
  get sinceDecision(): LogLine[] {
    const { past, moveCount } = this.#state;
    const dice: LogLine[] = [];
    if (past !== undefined) return dice;
    for (const line of this.#state.movesBack(moveCount)) {
      if (line.by === 'chance') dice.unshift(line);
      else if (!line.automatic) break;
    }
    return dice;
  }

  /** Puts another number in place of one that was mistyped. What was typed after it is typed again, as long as the
   * die that is asked for then is the same one. */
  async correct(entry: number, die: number, fits: (line: LogLine) => boolean): Promise<void> {
    const dice = this.loose;
    const at = dice.findIndex(({ id }) => id === entry);
    const wrong = dice[at];
    if (!wrong) return;
    await this.#events.send({ back: wrong.from }, wrong.typed ?? undefined);
    if (this.awaited) await this.#events.send({ chance: written(die) });
    for (const line of dice.slice(at + 1)) {
      if (line.move == null || !this.awaited || !fits(line)) return;
      await this.#events.send({ chance: line.move });
    }
  }
}
