// What the parts of the board share: the position, what can be touched, and what is pointed at.
import { getContext, setContext } from 'svelte';
import type {
  AgeForecast, Achievement, Card, Color, DogmaForecast, Screen, SpecialForecast, View,
} from '../../lib/kernel/generated/innovation';
import type { TableSession } from '../../lib/session/session.svelte';
import type { Offer } from '../../lib/kernel/generated/answers';
import type { Message } from '../../lib/messages';
import type { Ref } from '../../lib/messages';
import { COLORS, facesOf, idOf, type CardFace } from './catalogue';
import { Choices, refs } from './choices';

const KEY = Symbol('board');

/** Where a card lies. */
export type Where = 'hand' | 'board' | 'score';

/** Cards of a seat that somebody wants to look at: its score pile, what is known of what it hides, or a pile. */
export interface Look {
  seat: number;
  what: 'score' | 'known' | Color;
}

/** Actions that are weighed before they are made. */
const WEIGHED: ReadonlySet<string> = new Set(['dogma', 'meld', 'place']);
/** Where nothing can be pointed at, every move is picked first, so that its preview is seen. */
const pointless = matchMedia('(hover: none)').matches;
/** Strips are too narrow for fingers. */
export const fingers = matchMedia('(pointer: coarse)').matches;

const nobody: ReadonlyMap<Card, number[]> = new Map();

export class BoardState {
  readonly session: TableSession;
  /** Whether there is room for one column only. */
  narrow = $state(false);
  /** Whether a top card that lies in a row of tops has room for its text. */
  texts = $state(false);
  /** The card under the pointer or the focus. */
  pointed = $state<Card>();

  /** What is said about something that is pointed at and is no card. */
  explanation = $state<string>();
  /** The cards that are looked at in the panel. */
  look = $state.raw<Look>();

  readonly view = $derived.by(() => this.session.view as View);
  readonly screen = $derived.by(() => this.session.screen as unknown as Screen);
  readonly faces = $derived.by(() => facesOf(this.session.sheets));
  readonly choices = $derived.by(() => new Choices(this.session.offers));
  /** The move that draws. */
  readonly draw = $derived.by(() => this.session.offers.find(({ group }) => group === 'draw'));
  /** What each top card of the turn player would do. */
  readonly forecasts = $derived.by(
    (): readonly DogmaForecast[] => (this.screen.screen === 'action' ? this.screen.data.dogmas : []),
  );
  readonly ages = $derived.by((): readonly AgeForecast[] => this.#forecast()?.achievements ?? []);
  readonly specials = $derived.by((): readonly SpecialForecast[] => this.#forecast()?.specials ?? []);
  /** What is shown before it is confirmed: the card that is pointed at, or the chosen one. A finger that picks another
   * card points at it for a moment before: what is chosen stays until then. */
  readonly preview = $derived.by(() => (pointless && this.chosen ? undefined : this.forecast(this.pointed)) ?? this.forecast(this.chosen?.id));
  /** The card whose move waits to be confirmed. */
  readonly chosen = $derived.by(() => this.faces.get(/^piece:(.*)$/.exec(this.session.selection[0] ?? '')?.[1] ?? ''));
  /** The position after the move that is thought of, as far as it can be known. */
  readonly after = $derived.by(() => (this.session.previews.current as { view?: unknown } | undefined)?.view as View | undefined);
  /** The number key of what can be picked. What has a key of its own has none. */
  readonly #keys = $derived.by(() => {
    const mine = this.view.seats[this.own];
    const tops = COLORS.map((color) => mine?.board.find((pile) => pile.color === color)?.cards.at(-1));
    const inSight = [...tops, ...(mine?.hand.cards ?? [])].flatMap((card) => (card === undefined ? [] : refs.card(card)));
    const offered = this.session.offers.flatMap(({ group, refs: [ref] }) => (group === 'draw' || group === 'achieve' ? [] : (ref ?? [])));
    const wanted = new Set(offered);
    return [...new Set([...inSight.filter((ref) => wanted.has(ref)), ...offered])].slice(0, 9);
  });
  /** What the hint would touch. */
  readonly hinted = $derived.by(() => {
    const { hint, offers } = this.session;
    return hint && offers.find(({ move }) => move === hint.best)?.refs[0];
  });
  /** Who has seen which of the viewer's hidden cards. */
  readonly seen = $derived.by((): ReadonlyMap<Card, number[]> => {
    if (this.session.seat === undefined) return nobody;
    const seen = new Map<Card, number[]>();
    for (const [seat, { knows }] of this.view.seats.entries()) {
      for (const card of knows) seen.set(card, [...(seen.get(card) ?? []), seat]);
    }
    return seen;
  });
  /** The seat whose board lies in front: the viewer's, or the first. */
  readonly own = $derived.by(() => this.session.seat ?? 0);
  /** The other seats, clockwise. */
  readonly others = $derived.by(() => {
    const count = this.view.seats.length;
    return Array.from({ length: count - 1 }, (_, n) => (this.own + n + 1) % count);
  });
  /** Who has to decide now. */
  readonly acting = $derived.by((): number | undefined => {
    const { screen } = this;
    if (screen.screen === 'action') return screen.data.seat;
    if (screen.screen === 'choice' && /^\d+$/.test(screen.data.ask.who)) return Number(screen.data.ask.who);
    return undefined;
  });

  constructor(session: TableSession) {
    this.session = session;
  }

  #forecast() {
    const { screen } = this;
    return screen.screen === 'action' || screen.screen === 'choice' ? screen.data : undefined;
  }

  face(card: Card): CardFace | undefined {
    return this.faces.get(idOf(card));
  }

  /** What activating a card would do, by its name or its id. */
  forecast(card: Card | undefined): DogmaForecast | undefined {
    return card === undefined ? undefined : this.forecasts.find((forecast) => idOf(forecast.card) === idOf(card));
  }

  /** The number key that picks something. */
  key(ref: Ref | undefined): number | undefined {
    const at = ref === undefined ? -1 : this.#keys.indexOf(ref);
    return at < 0 ? undefined : at + 1;
  }

  say(message: Message): string {
    return this.session.say(message);
  }

  /** The moves that can be made with a card. */
  moves(card: Card): readonly Offer[] {
    return this.choices.with(refs.card(card));
  }

  /** The move that picks a color: a pile of the viewer's, or the color by itself. */
  colorMove(color: Color): Offer | undefined {
    return this.choices.first(refs.pile(this.own, color)) ?? this.choices.first(refs.color(color));
  }

  /** Whether all cards of a seat are drawn as they lie, with strips that can be touched. */
  drawnInFull(seat: number): boolean {
    return !this.narrow && (seat === this.own || this.others.length === 1);
  }

  /** Cards that can be picked and lie nowhere in sight, or too narrow for fingers. */
  readonly hidden = $derived.by((): CardFace[] => {
    const wanted = this.choices.pieces.flatMap((id) => this.faces.get(id) ?? []);
    if (wanted.length === 0) return wanted;
    const shown = new Set((this.view.seats[this.own]?.hand.cards ?? []).map(idOf));
    for (const [seat, { board }] of this.view.seats.entries()) {
      if (this.narrow && seat !== this.own) continue;
      for (const { cards, splay } of board) {
        const strips = splay !== 'none' && !fingers && this.drawnInFull(seat);
        for (const card of strips ? cards : cards.slice(-1)) shown.add(idOf(card));
      }
    }
    return wanted.filter(({ id }) => !shown.has(id));
  });

  /** The colors that can be picked. */
  readonly colors = $derived.by(() => COLORS.filter((color) => this.colorMove(color)));

  /** Answers that are neither cards nor colors: yes and no, values, seats, stopping. */
  readonly answers = $derived.by(() => {
    const colors = new Set(this.colors.map((color) => this.colorMove(color)));
    const drawn = (ref: Ref) => this.faces.has(ref.slice('piece:'.length)) || /^piece:(age|supply)-/.test(ref);
    return this.session.offers.filter((offer) => offer.group === 'answer' && !colors.has(offer) && !drawn(offer.refs[0] ?? ''));
  });

  /** Touches a card: makes its move, lets it be confirmed first, or tells why there is none. */
  touch(card: Card, where: Where): void {
    const [move] = this.moves(card);
    if (move) this.take(move);
    else this.tellWhy(card, where);
  }

  /** Makes a move, or picks it, so that what it would do is seen first. Whoever takes what is picked makes it. */
  take(offer: Offer): void {
    const [ref] = offer.refs;
    const several = ref !== undefined && this.choices.with(ref).length > 1;
    const picked = ref !== undefined && this.session.selection[0] === ref;
    this.look = undefined;
    if (several) this.session.select(picked ? [] : [ref]);
    else if (picked || ref === undefined || !(pointless || WEIGHED.has(offer.group))) this.make(offer);
    else this.session.select([ref]);
  }

  make({ move }: Offer): void {
    this.session.clearSelection();
    void this.session.move(move);
  }

  /** Tells why nothing can be done with a card where it lies. */
  tellWhy(card: Card, where: Where): void {
    void this.session.tellWhy(`${this.#wouldBe(where)} ${card}`);
  }

  #wouldBe(where: Where): string {
    if (this.screen.screen === 'placing') return 'place';
    if (this.screen.screen === 'choice') return 'pick';
    return where === 'board' ? 'dogma' : 'meld';
  }

  /** Who owns an achievement. */
  owner(what: Achievement): number | undefined {
    const same = (other: Achievement) => JSON.stringify(other) === JSON.stringify(what);
    const at = this.view.seats.findIndex(({ achievements }) => achievements.some(same));
    return at < 0 ? undefined : at;
  }
}

/** Makes the state that the parts of a board share. */
export function provideBoard(session: TableSession): BoardState {
  return setContext(KEY, new BoardState(session));
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
