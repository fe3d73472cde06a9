// An attempt at a puzzle: what was right and wrong, what was asked for, and how it ended.
import { language, t } from '../i18n/index.svelte';
import type { Puzzle, Stand } from '../kernel/adapter';
import type { Board, Offer } from '../kernel/generated/answers';
import type { Message, Ref } from '../messages';
import { nameOf } from '../player-names';
import type { TableSession } from '../session/session.svelte';
import { settings } from '../settings.svelte';
import type { PuzzleEvents, Weighed } from './puzzle-table';

/** How long a wrong move stays on the table, and how long the solution rests between two moves, in milliseconds. */
const REST = 1_500;
const STEP = 1_000;
/** A search that takes longer than this is spoken of. */
const PATIENCE = 300;
/** Whoever wins the game scores no points: this is what winning counts as. */
const WINNING = 1_000;

/** What is said of a skirmish that is over. */
const OUTCOMES = new Set(['event-skirmish-won', 'event-skirmish-tied']);

export type Tone = 'right' | 'wrong' | 'hint' | 'done';

export class Attempt implements PuzzleEvents {
  readonly puzzle: Puzzle;
  session: TableSession | undefined;
  /** How many wrong moves were made, and how many hints asked for. */
  wrong = $state(0);
  hints = $state(0);
  /** Whether the page plays the line by itself, or did so. */
  showing = $state(false);
  done = $state(false);
  /** Whether the search takes its time. */
  busy = $state(false);
  /** What was said last, and how it is meant. */
  said = $state('');
  tone = $state<Tone>();
  #stand = $state.raw<Stand>();
  /** Whether somebody is looked at who is not the best: nothing is lost by it. */
  #astray = false;
  /** What the last right move leads to. */
  #reached: number | undefined;
  /** How much of the best move was shown. */
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #onsolved: (attempt: Attempt) => void;

  constructor(puzzle: Puzzle, onsolved: (attempt: Attempt) => void) {
    this.puzzle = puzzle;
    this.#onsolved = onsolved;
  }

  // ------------------------------------------------------------------ what the table tells

  weighing(on: boolean): void {
    clearTimeout(this.#patience);
    if (on) this.#patience = setTimeout(() => (this.busy = true), PATIENCE);
    else this.busy = false;
  }

  judged(move: Weighed, right: boolean): void {
    this.#shown = 0;
    this.session?.highlightMove(undefined);
    if (right) {
      this.#reached = move.worth;
      this.#say('right', this.showing ? '' : t('puzzles-right'));
      return;
    }
    this.wrong++;
    this.#say('wrong', this.#shortfall(move.worth));
  }

  refuted(seat: number, offer: Offer): void {
    const { session } = this;
    if (session) this.#say('wrong', t('puzzles-refuted', { why: this.said, seat: nameOf(session, seat), move: session.say(offer.label) }));
  }

  stands(stand: Stand, astray: boolean): void {
    this.#stand = stand;
    this.#astray = astray;
    if ('decides' in stand) return this.#goOn();
    if (this.tone !== 'wrong') return this.#end(stand);
    const outcome = this.#outcome();
    if (outcome) this.#say('wrong', `${this.said} ${outcome}`);
  }

  rest(): number {
    return Math.max(REST * settings.pace, REST / 2);
  }

  failed(error: unknown): void {
    this.session?.report(error);
  }

  // ------------------------------------------------------------------ what the reader asks for

  /** The moves of whoever solves it, the best first. */
  get #best(): Offer | undefined {
    const stand = this.#stand;
    if (!stand || !('decides' in stand) || !stand.decides.ours) return undefined;
    const best = stand.decides.moves[0]?.move;
    return this.session?.offers.find(({ move }) => move === best);
  }

  /** Shows which piece to move; asked again, how. */
  hint(): void {
    const best = this.#best;
    const { session } = this;
    if (!best || !session || this.done || this.showing) return;
    if (this.#astray) return void session.undo().then(() => !this.#astray && this.hint());
    const piece = this.#shown === 0 ? pieceName(session.board, best.refs[0]) : undefined;
    this.hints++;
    this.#shown = piece ? 1 : 2;
    session.highlightMove(piece ? onlyFirst(best) : best);
    this.#say('hint', piece ? t('puzzles-hint-piece', { piece: session.say(piece) }) : t('puzzles-hint-move', { move: session.say(best.label) }));
  }

  /** Plays the line to its end. */
  solve(): void {
    if (this.done || this.showing) return;
    this.showing = true;
    this.#say('hint', t('puzzles-showing'));
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
  }

  // ------------------------------------------------------------------ how it goes on and ends

  #say(tone: Tone, said: string): void {
    this.tone = tone;
    this.said = said;
  }

  /** In the solution the next move is made by itself, and what there is to see is seen. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.showing || this.done) return;
    this.#timer = setTimeout(() => {
      const { session } = this;
      const best = this.#best;
      if (!session) return;
      if (session.past) this.#goOn();
      else if (session.awaitsAcknowledgement) void session.acknowledge();
      else if (this.#astray) void session.undo();
      else if (best) {
        this.#say('hint', session.say(best.label));
        void session.move(best.move);
      }
    }, Math.max(STEP * settings.pace, STEP / 2));
  }

  #end(stand: Exclude<Stand, { decides: unknown }>): void {
    if (this.done) return;
    this.done = true;
    const worth = this.puzzle.goal === 'take-out' ? (this.#reached ?? 0) : 'ended' in stand ? stand.ended : stand.expects;
    this.#say('done', this.#result(worth));
    if (!this.showing) this.#onsolved(this);
  }

  /** How the skirmish came out: the board is empty again when it is over. */
  #outcome(): string | undefined {
    const { session } = this;
    const told = session?.story.at(-1)?.messages.find(({ key }) => OUTCOMES.has(key));
    return told && session?.say(told);
  }

  /** What was reached. */
  #result(worth: number): string {
    const { goal } = this.puzzle;
    if (goal === 'skirmish') return `${t('puzzles-done-skirmish')} ${this.#outcome() ?? ''}`;
    if (goal === 'score' && worth < WINNING) return t('puzzles-done-score', { n: Math.round(worth) });
    if (goal === 'take-out') return t('puzzles-done-odds', { chance: percent(worth) });
    return t(`puzzles-done-${goal === 'score' ? 'win' : goal}`);
  }

  /** Why a move is wrong: what it still leads to. */
  #shortfall(worth: number): string {
    const { goal } = this.puzzle;
    if (goal === 'score') return t('puzzles-wrong-score', { n: Math.round(worth) });
    if (goal === 'take-out') return worth > 0 ? t('puzzles-wrong-odds', { chance: percent(worth) }) : t('puzzles-wrong-no-shot');
    return t(`puzzles-wrong-${goal}`);
  }
}

function percent(worth: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 1 }).format(worth);
}

/** A move of which only its first piece is shown. */
function onlyFirst(offer: Offer): Offer {
  return { ...offer, refs: offer.refs.slice(0, 1), label: { key: offer.label.key } };
}

/** What a piece on the board is called. */
function pieceName({ zones, places, field }: Board, ref: Ref | undefined): Message | undefined {
  const lying = [...zones, ...places.flatMap((place) => place.zones)].flatMap(({ pieces }) => pieces);
  const standing = field?.pieces.map(({ piece }) => piece) ?? [];
  return [...lying, ...standing].find((piece) => piece.ref === ref)?.name;
}
