// Who goes on, and when: bots think, pauses end by themselves, the device goes to the next person.
import type { TableAdapter } from '../kernel/adapter';
import { settings } from '../settings.svelte';
import type { TableState } from './table-state.svelte';

/** How long a bot seems to think, in milliseconds. */
const BOT_PAUSE = { instant: 0, fast: 100, normal: 600 };
/** How long the table waits where pauses end by themselves. */
const AUTO_CONTINUE = 1200;
/** A bot that has thought for so long decides with what it has. */
const LONGEST_THOUGHT = 20_000;

/** What pacing tells its session. */
export interface PacingEvents {
  /** Whether nobody may go on: the table is closed, covered, or the past is on its way. */
  halted(): boolean;
  /** A bot has decided, on a position. */
  decided(seat: number, move: string, at: number): Promise<void>;
  /** A pause has lasted long enough. */
  acknowledge(): void;
  /** No bot is to move: perhaps another person is. */
  personsTurn(): void;
  failed(error: unknown): void;
}

export class Pacing {
  readonly #adapter: TableAdapter;
  readonly #state: TableState;
  readonly #events: PacingEvents;
  /** The seat of the bot that thinks. */
  thinking = $state<number>();
  /** Whether bots wait. */
  paused = $state(false);
  /** Changes whenever a thought, or a pause, is no longer about what is on the table. */
  #turn = 0;
  #thought: AbortController | undefined;

  constructor(adapter: TableAdapter, state: TableState, events: PacingEvents) {
    this.#adapter = adapter;
    this.#state = state;
    this.#events = events;
  }

  get #botToMove(): number | undefined {
    return this.#state.toMove.find((seat) => this.#state.seats[seat]?.kind !== 'human');
  }

  /** Whether a bot is to move and was told to wait. */
  get botsWait(): boolean {
    const { over, past } = this.#state;
    return this.paused && !over && !past && this.#botToMove !== undefined;
  }

  /** Something that holds only as long as nothing else has begun. */
  whileCurrent(): () => boolean {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  /** Lets whoever is next go on. */
  proceed(): void {
    this.stop();
    const state = this.#state;
    if (this.#events.halted() || state.over || state.past) return;
    if (state.awaitsAcknowledgement) {
      const current = this.whileCurrent();
      if (settings.autoContinue) setTimeout(() => current() && this.#events.acknowledge(), AUTO_CONTINUE);
      return;
    }
    const bot = this.#botToMove;
    if (bot === undefined) this.#events.personsTurn();
    else if (!this.paused) void this.#think(bot);
  }

  /** Cuts off the thought of a bot. */
  stop(): void {
    this.#turn++;
    if (this.thinking !== undefined) this.#thought?.abort();
    this.thinking = undefined;
  }

  /** Lets bots wait, or go on. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    this.proceed();
  }

  /** Lets a bot make one move. */
  step(): void {
    this.stop();
    const bot = this.#botToMove;
    if (bot !== undefined && !this.#state.over && !this.#state.past) void this.#think(bot);
  }

  async #think(seat: number): Promise<void> {
    const { link, update } = this.#state.now;
    const bot = this.#state.seats[seat]?.kind ?? 'random';
    const current = this.whileCurrent();
    const thought = new AbortController();
    this.#thought = thought;
    this.thinking = seat;
    try {
      const [advice] = await Promise.all([
        this.#adapter.think({ link, seat, bot, at: update.at, limitMs: LONGEST_THOUGHT }, thought.signal),
        new Promise((done) => setTimeout(done, BOT_PAUSE[settings.speed])),
      ]);
      if (!current()) return;
      this.thinking = undefined;
      await this.#events.decided(seat, advice.best, update.at);
      // A bot whose move was refused would only say the same again.
      if (this.#state.update.at === update.at) this.setPaused(true);
    } catch (error) {
      if (!current()) return;
      this.thinking = undefined;
      this.paused = true;
      this.#events.failed(error);
    }
  }
}
