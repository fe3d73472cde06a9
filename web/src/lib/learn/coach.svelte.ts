// Who guides through a chapter: says what is next, and judges the moves of the learner. What is legal and
// what a move does is left to the table.
import { LEARNER, stepsOf, type Step } from './script';
import type { ScriptStep } from '../kernel/generated/answers';

/** What the coach waits for. */
export type Waits = 'reader' | 'learner' | 'others' | 'nobody';

/** A move as the game writes it, and nothing where it is not legal. */
export type Canonical = (move: string) => Promise<string | undefined>;

/** A move that the script makes, asked for by whoever plays a seat. */
interface Wanted {
  seat: number;
  make: (move: string) => void;
}

export class Coach {
  readonly steps: readonly Step[];
  /** The step that is due. */
  #at = $state(0);
  /** How many messages back somebody reads. */
  #back = $state(0);
  /** What is said about a move that was not asked for. */
  reason = $state<string>();
  /** Whether a move was tried while the coach still spoke, and none is asked for. */
  early = $state(false);
  /** Whether the move that is meant is shown. */
  shows = $state(false);
  /** The move that is asked for as the game writes it, once it was looked up. */
  wanted = $state<string>();
  #canonical: Canonical = (move) => Promise.resolve(move);
  /** The seat that waits for its move. */
  #served: Wanted | undefined;
  /** The last step whose move was given: the table tells what it did before it says that it was made. */
  #given = -1;
  readonly #progressed: (at: number) => void;

  constructor(script: readonly ScriptStep[], progressed: (at: number) => void = () => undefined) {
    this.steps = stepsOf(script);
    this.#progressed = progressed;
  }

  get at(): number {
    return this.#at;
  }

  /** The moves that lead to a step. */
  movesBefore(at: number): { seat: number; move: string }[] {
    return this.steps.slice(0, at).flatMap((step) => {
      if (step.kind === 'say') return [];
      return [{ seat: step.kind === 'ask' ? LEARNER : step.seat, move: step.move }];
    });
  }

  /** Begins at a step, at a table that knows how moves are written. */
  begin(at = 0, canonical = this.#canonical): void {
    this.#canonical = canonical;
    this.#go(Math.max(0, Math.min(at, this.steps.length - 1)));
  }

  // ------------------------------------------------------------------ what is said

  readonly #said: string[] = $derived.by(() => this.steps.slice(0, this.#at + 1).flatMap((step) => (step.kind === 'say' ? [step.key] : [])));

  /** The key of what is said. */
  get message(): string | undefined {
    return this.#said.at(-1 - this.#back);
  }
  /** How many messages the chapter has, and which of them is shown. */
  get count(): number {
    return this.steps.filter(({ kind }) => kind === 'say').length;
  }
  get number(): number {
    return this.#said.length - this.#back;
  }
  get readsBack(): boolean {
    return this.#back > 0;
  }
  get mayGoBack(): boolean {
    return this.#back < this.#said.length - 1;
  }
  readonly waits: Waits = $derived.by(() => {
    const step = this.steps[this.#at];
    if (!step || this.done) return 'nobody';
    if (step.kind === 'say') return 'reader';
    return step.kind === 'ask' ? 'learner' : 'others';
  });
  /** Whether nothing is left but the last message. */
  get done(): boolean {
    return this.#at >= this.steps.length - 1 && this.steps[this.#at]?.kind !== 'ask';
  }

  /** The next message: one that was read before, or the next of the script. */
  next(): void {
    this.#forgive();
    if (this.#back > 0) this.#back--;
    else if (this.waits === 'reader') this.#go(this.#at + 1);
  }

  back(): void {
    this.#forgive();
    if (this.mayGoBack) this.#back++;
  }

  #forgive(): void {
    this.reason = undefined;
    this.early = false;
    this.shows = false;
  }

  // ------------------------------------------------------------------ moves

  /** The step at which the learner moves next, where no other seat moves before. */
  get #askedAt(): number | undefined {
    const at = this.steps.findIndex(({ kind }, n) => n >= this.#at && kind !== 'say');
    return this.steps[at]?.kind === 'ask' ? at : undefined;
  }

  /** The move that is asked for. */
  get asked(): string | undefined {
    const step = this.steps[this.#askedAt ?? -1];
    return step?.kind === 'ask' ? step.move : undefined;
  }

  /** Whether a legal move of the learner is the one asked for. Says why where it is not. */
  async judge(move: string): Promise<boolean> {
    const step = this.steps[this.#askedAt ?? -1];
    this.#back = 0;
    if (step?.kind !== 'ask') {
      this.early = true;
      return false;
    }
    const tried = await this.#canonical(move);
    if (tried === (await this.#canonical(step.move))) return true;
    let why = step.instead.find((one) => one.move === undefined)?.key;
    for (const one of step.instead) {
      if (one.move !== undefined && (await this.#canonical(one.move)) === tried) why = one.key;
    }
    this.reason = why;
    await this.show();
    return false;
  }

  /** Shows the move that is asked for. */
  async show(): Promise<void> {
    await this.#lookUp();
    this.shows = this.wanted !== undefined;
  }

  async #lookUp(): Promise<void> {
    const { asked } = this;
    this.wanted = asked === undefined ? undefined : await this.#canonical(asked);
  }

  /** Says again what was asked. */
  again(): void {
    this.#forgive();
  }

  /** A seat has made its move. */
  made(seat: number): void {
    const at = seat === LEARNER ? this.#askedAt : this.#at;
    if (at !== undefined) this.#go(at + 1);
  }

  /** Gives the move of a seat, as soon as it is its turn in the script. */
  moveOf(seat: number, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const wanted = { seat, make: resolve };
      this.#served = wanted;
      signal?.addEventListener('abort', () => {
        if (this.#served === wanted) this.#served = undefined;
        // A move that was given and not made is given again.
        else if (this.#given === this.#at) this.#given = -1;
        reject(new DOMException('The move is not wanted any longer.', 'AbortError'));
      });
      this.#serve();
    });
  }

  #serve(): void {
    const step = this.steps[this.#at];
    const served = this.#served;
    if (step?.kind !== 'make' || served?.seat !== step.seat || this.#given === this.#at) return;
    this.#given = this.#at;
    this.#served = undefined;
    served.make(step.move);
  }

  /** Goes to a step. What is said before a move asks for it, so that nobody has to go on first. */
  #go(at: number): void {
    const asks = this.steps[at]?.kind === 'say' && this.steps[at + 1]?.kind === 'ask';
    this.#at = asks ? at + 1 : at;
    this.#back = 0;
    this.#forgive();
    this.#progressed(this.#at);
    void this.#lookUp();
    this.#serve();
  }
}
