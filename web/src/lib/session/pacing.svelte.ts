// Who goes on, and when: bots think, pauses end by themselves, the device goes to the next person. All
// times come from the cues of the table.
import { untrack } from 'svelte';
import type { TableAdapter } from '../kernel/adapter';
import type { Advice, Cue } from '../kernel/generated/answers';
import { GLIDE } from '../piece-animation';
import { settings } from '../settings.svelte';
import { Cues, lasting } from './cues';
import type { TableState } from './table-state.svelte';

/** How long things take, beside normal speed. */
const SCALE = { instant: 0, fast: 100 / 600, normal: 1 };
/** A pause that ends by itself is so much longer than one that others make, so that it can be read. */
const READING = 2;
/** A bot that must not take longer than its cue decides after so much of it: messages take time too. */
const IN_TIME = 0.9;
/** A bot that does not say how long it thinks decides after so many milliseconds with what it has. */
const LONGEST_THOUGHT = 20_000;

type BotCue = Cue & { what: { bot_pause: number } };
type DelayCue = Cue & { what: { delay: string } };

const isBotCue = (cue: Cue): cue is BotCue => 'bot_pause' in cue.what;
const isDelayCue = (cue: Cue): cue is DelayCue => 'delay' in cue.what;

/** How long pieces move is set by itself: nothing waits for what does not move. */
function asSet(cue: Cue): Cue {
  return 'animation' in cue.what ? { ...cue, ms: cue.ms * settings.pace } : cue;
}

/** A bot that thinks: its move is made when its cue is over. */
interface Turn {
  cue: BotCue;
  thought: AbortController;
  advice?: Advice;
  /** Whether the cue is over and the thought is not. */
  late: boolean;
}

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
  readonly #cues: Cues;
  readonly #endEffects: () => void;
  /** The seat of the bot that thinks. */
  thinking = $state<number>();
  /** Whether bots wait. */
  paused = $state(false);
  #turn: Turn | undefined;
  /** The newest time to look that the table has given. */
  #delay: DelayCue | undefined;

  constructor(adapter: TableAdapter, state: TableState, events: PacingEvents) {
    this.#adapter = adapter;
    this.#state = state;
    this.#events = events;
    this.#cues = new Cues(SCALE[settings.speed], () => state.update.at, (cue) => this.#due(cue));
    // What is set holds at once, also for what is under way.
    this.#endEffects = $effect.root(() => {
      $effect(() => this.#cues.setScale(SCALE[settings.speed]));
      $effect(() => {
        if (settings.autoContinue) untrack(() => this.#endPauseByItself());
      });
    });
  }

  get #botCue(): BotCue | undefined {
    return this.#state.update.cues.find(isBotCue);
  }

  /** Whether a bot is to move and was told to wait. */
  get botsWait(): boolean {
    const { over, past } = this.#state;
    return this.paused && !over && !past && this.#botCue !== undefined;
  }

  /** Lets whoever is next go on, after the cues of what has just happened. */
  proceed(news: readonly Cue[] = []): void {
    const state = this.#state;
    this.#delay = state.update.cues.findLast(isDelayCue) ?? this.#delay;
    const bot = this.#botCue;
    if (bot && bot.key === this.#turn?.cue.key && !this.#halted && !this.paused) return;
    this.stop();
    if (this.#halted) return;
    if (state.awaitsAcknowledgement) this.#endPauseByItself();
    else if (!bot) this.#events.personsTurn();
    // The bots of a server think there.
    else if (state.around) this.thinking = bot.what.bot_pause;
    else if (!this.paused) this.#begin(bot, news.filter((cue) => !isBotCue(cue)).map(asSet));
  }

  get #halted(): boolean {
    return this.#events.halted() || this.#state.over || this.#state.past !== undefined;
  }

  /** Cuts off the thought of a bot, and whatever else waits for its time. */
  stop(): void {
    this.#cues.clear();
    this.#turn?.thought.abort();
    this.#turn = undefined;
    this.thinking = undefined;
  }

  close(): void {
    this.stop();
    this.#endEffects();
  }

  /** Lets bots wait, or go on. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    this.proceed();
  }

  /** Lets a bot make one move. */
  step(): void {
    this.stop();
    const bot = this.#botCue;
    if (bot && !this.#halted) this.#begin(bot, []);
  }

  /** How much longer or shorter movements take; 0 where nothing moves. */
  get tempo(): number {
    return lasting(settings.pace, this.#cues.scale);
  }

  /** How long pieces move in what has just happened. */
  movingTime(news: readonly Cue[]): number {
    const moving = news.filter(({ what }) => 'animation' in what);
    const ms = moving.length > 0 ? moving.reduce((sum, cue) => sum + asSet(cue).ms, 0) : GLIDE * settings.pace;
    return lasting(ms, this.#cues.scale);
  }

  #endPauseByItself(): void {
    const { update } = this.#state;
    if (!settings.autoContinue || !this.#delay || update?.consensus.pause == null || this.#halted || !this.#state.mayAcknowledge) return;
    this.#cues.cancel(this.#delay.key);
    this.#cues.schedule([{ ...this.#delay, at: update.at, ms: this.#delay.ms * READING }]);
  }

  #begin(cue: BotCue, before: readonly Cue[]): void {
    const seat = cue.what.bot_pause;
    const turn: Turn = { cue, thought: new AbortController(), late: false };
    this.#turn = turn;
    this.thinking = seat;
    this.#cues.schedule([...before, cue], this.#least(seat));
    const bot = this.#state.seats[seat]?.kind ?? 'random';
    this.#adapter.think({ seat, bot, limitMs: this.#limitOf(cue) }, turn.thought.signal).then(
      (advice) => {
        turn.advice = advice;
        if (turn.late) void this.#decide(turn);
      },
      (error) => this.#fail(turn, error),
    );
  }

  #answersWithin(seat: number): number | undefined {
    const kind = this.#state.seats[seat]?.kind;
    return this.#state.game.bots.find(({ name }) => name === kind)?.answers_within_ms ?? undefined;
  }

  /** How long a bot takes at least, whatever it has to decide: where something is hidden from a person,
   * its haste would tell of it. */
  #least(seat: number): number {
    const { game, watching } = this.#state;
    return game.hides && !watching ? (this.#answersWithin(seat) ?? 0) : 0;
  }

  #lengthOf(cue: BotCue): number {
    return lasting(cue.ms, this.#cues.scale, this.#least(cue.what.bot_pause));
  }

  /** After how long a bot decides with what it has, in whole milliseconds. */
  #limitOf(cue: BotCue): number {
    const seat = cue.what.bot_pause;
    const length = this.#lengthOf(cue);
    if (this.#least(seat) > 0) return Math.floor(length * IN_TIME);
    return Math.ceil(Math.max(length, this.#answersWithin(seat) ?? LONGEST_THOUGHT));
  }

  #due(cue: Cue): void {
    if (isDelayCue(cue) && this.#state.mayAcknowledge) this.#events.acknowledge();
    const turn = this.#turn;
    if (!turn || turn.cue.key !== cue.key) return;
    if (turn.advice) void this.#decide(turn);
    // Also a thought that took too long must not tell how long it took.
    else if (this.#lengthOf(turn.cue) > 0) this.#cues.schedule([turn.cue], this.#least(turn.cue.what.bot_pause));
    else turn.late = true;
  }

  async #decide(turn: Turn): Promise<void> {
    const { cue, advice } = turn;
    if (turn !== this.#turn || !advice) return;
    this.#turn = undefined;
    this.thinking = undefined;
    await this.#events.decided(cue.what.bot_pause, advice.best, cue.at);
    // A bot whose move was refused would only say the same again.
    if (this.#state.update.at === cue.at && !this.#turn) this.setPaused(true);
  }

  #fail(turn: Turn, error: unknown): void {
    if (turn !== this.#turn) return;
    this.stop();
    this.paused = true;
    this.#events.failed(error);
  }
}
