// The legal moves by what has to be touched to make them. A move of Innovation touches one thing.
import type { Offer } from '../../lib/kernel/generated/answers';
import type { Achievement, Color } from '../../lib/kernel/generated/innovation';
import type { Ref } from '../../lib/messages';
import { idOf } from './catalogue';

/** What the kernel calls things that moves touch. */
export const refs = {
  card: (card: string): Ref => `piece:${idOf(card)}`,
  achievement: (what: Achievement): Ref => ('age' in what ? `piece:age-${what.age}` : `piece:${idOf(what.special)}`),
  supply: (age: number): Ref => `piece:supply-${age}`,
  pile: (seat: number, color: Color): Ref => `zone:${seat}/${color}`,
  hand: (seat: number): Ref => `zone:${seat}/hand`,
  score: (seat: number): Ref => `zone:${seat}/score`,
  achievements: (seat: number): Ref => `zone:${seat}/achievements`,
  seat: (seat: number): Ref => `seat:${seat}`,
  /** A color that is named. */
  color: (color: Color): Ref => `choice:${color}`,
};

export class Choices {
  readonly #byRef = new Map<Ref, Offer[]>();

  constructor(offers: readonly Offer[]) {
    for (const offer of offers) {
      const ref = offer.refs[0] ?? '';
      this.#byRef.set(ref, [...(this.#byRef.get(ref) ?? []), offer]);
    }
  }

  /** The moves that touch something. */
  with(ref: Ref): readonly Offer[] {
    return this.#byRef.get(ref) ?? [];
  }

  /** The only move, or the first one, that touches something. */
  first(ref: Ref): Offer | undefined {
    return this.with(ref)[0];
  }

  /** The moves that touch pieces, by their ids. */
  get pieces(): string[] {
    return [...this.#byRef.keys()].flatMap((ref) => /^piece:(.*)$/.exec(ref)?.[1] ?? []);
  }
}
