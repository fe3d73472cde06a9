// What the parts of the board share: the position, what can be touched, and what is pointed at.
import { getContext, setContext } from 'svelte';
import type {
  AgeForecast, Achievement, Card, Color, DogmaForecast, Screen, SpecialForecast, View,
} from '../../lib/kernel/generated/innovation';
import type { TableSession } from '../../lib/session/session.svelte';
import { facesOf, type CardFace } from './catalogue';
import { choicesOf, deedOf } from './deeds';
import { label } from './words';

const KEY = Symbol('play');

/** Where a card lies. */
export type Where = 'hand' | 'board' | 'score';

const nobody: ReadonlyMap<Card, number[]> = new Map();

export class Play {
  readonly session: TableSession;
  /** The card whose move waits to be confirmed. */
  chosen = $state<Card>();
  /** The card under the pointer or the focus. */
  pointed = $state<Card>();

  /** What is said about something that is pointed at and is no card. */
  told = $state<string>();

  readonly view = $derived.by(() => this.session.view as View);
  readonly screen = $derived.by(() => this.session.screen as unknown as Screen);
  readonly faces = $derived.by(() => facesOf(this.session.sheets));
  readonly choices = $derived.by(() => choicesOf(this.session.offers));
  /** What each top card of the turn player would do. */
  readonly forecasts = $derived.by(
    (): readonly DogmaForecast[] => (this.screen.screen === 'action' ? this.screen.data.dogmas : []),
  );
  readonly ages = $derived.by((): readonly AgeForecast[] => this.#forecast()?.achievements ?? []);
  readonly specials = $derived.by((): readonly SpecialForecast[] => this.#forecast()?.specials ?? []);
  /** What is shown before it is confirmed: the card that is pointed at, or the chosen one. */
  readonly preview = $derived.by(() => this.forecast(this.pointed) ?? this.forecast(this.chosen));
  /** The card that the hint speaks of. */
  readonly hinted = $derived.by(() => {
    const deed = this.session.hint ? deedOf(this.session.hint.best) : undefined;
    return deed && 'card' in deed ? deed.card : undefined;
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
    return this.faces.get(card);
  }

  forecast(card: Card | undefined): DogmaForecast | undefined {
    return card === undefined ? undefined : this.forecasts.find((forecast) => forecast.card === card);
  }

  /** The text of a move. */
  label(notation: string): string {
    return label(notation, this.session) ?? notation;
  }

  /** The moves that can be made with a card. */
  moves(card: Card): readonly string[] {
    return this.choices.cards.get(card) ?? [];
  }

  /** Touches a card: makes its move, lets it be confirmed first, or tells why there is none. */
  touch(card: Card, where: Where): void {
    const [move, another] = this.moves(card);
    if (move === undefined) {
      this.tellWhy(card, where);
      return;
    }
    const waits = another !== undefined || move.startsWith('dogma ');
    if (waits && (this.chosen !== card || another !== undefined)) {
      this.chosen = this.chosen === card ? undefined : card;
    } else {
      this.make(move);
    }
  }

  make(move: string): void {
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

  tellWhyColor(color: Color): void {
    void this.session.tellWhy(`pick ${color}`);
  }

  /** Who owns an achievement. */
  owner(what: Achievement): number | undefined {
    const same = (other: Achievement) => JSON.stringify(other) === JSON.stringify(what);
    const at = this.view.seats.findIndex(({ achievements }) => achievements.some(same));
    return at < 0 ? undefined : at;
  }
}

/** Sets the table for the parts of a board. */
export function setPlay(session: TableSession): Play {
  return setContext(KEY, new Play(session));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
