// What the parts of the board share: the position, what can be touched, and what is pointed at.
import { getContext, setContext } from 'svelte';
import type {
  AgeForecast, Achievement, Card, Color, DogmaForecast, Screen, SpecialForecast, View,
} from '../../lib/kernel/generated/innovation';
import type { TableSession } from '../../lib/session/session.svelte';
import type { Offer } from '../../lib/kernel/generated/answers';
import type { Message } from '../../lib/messages';
import { facesOf, idOf, type CardFace } from './catalogue';
import { Choices, refs } from './choices';

const KEY = Symbol('board');

/** Where a card lies. */
export type Where = 'hand' | 'board' | 'score';

const nobody: ReadonlyMap<Card, number[]> = new Map();

export class BoardState {
  readonly session: TableSession;
  /** The card whose move waits to be confirmed. */
  chosen = $state<Card>();
  /** The card under the pointer or the focus. */
  pointed = $state<Card>();

  /** What is said about something that is pointed at and is no card. */
  explanation = $state<string>();

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
  /** What is shown before it is confirmed: the card that is pointed at, or the chosen one. */
  readonly preview = $derived.by(() => this.forecast(this.pointed) ?? this.forecast(this.chosen));
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

  forecast(card: Card | undefined): DogmaForecast | undefined {
    return card === undefined ? undefined : this.forecasts.find((forecast) => forecast.card === card);
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

  /** Touches a card: makes its move, lets it be confirmed first, or tells why there is none. */
  touch(card: Card, where: Where): void {
    const [move, another] = this.moves(card);
    if (move === undefined) {
      this.tellWhy(card, where);
      return;
    }
    const waits = another !== undefined || move.group === 'dogma';
    if (waits && (this.chosen !== card || another !== undefined)) {
      this.chosen = this.chosen === card ? undefined : card;
    } else {
      this.make(move);
    }
  }

  make({ move }: Offer): void {
    this.chosen = undefined;
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
