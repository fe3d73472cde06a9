// What would mend a deck that breaks a rule. Which rules it breaks, the game says.
import { numberIn, type Face, type Rarity } from '../../../boards/skirmish/catalogue';
import type { Message } from '../../../lib/kernel/adapter';
import type { Arg } from '../../../lib/kernel/generated/answers';
import { copiesIn, type Deck } from './deck';

export type Remedy =
  /** So many more cards are needed. */
  | { do: 'add'; count: number }
  /** Cards to be taken out, those that came last first; of one rarity where that has too many. */
  | { do: 'take'; take: [card: string, copies: number][]; count: number; rarity?: Rarity }
  /** A card that needs the further designs. */
  | { do: 'allow'; card: string }
  | { do: 'nothing' };

/** How many copies of a card a deck may hold, by its rarity. */
export type Limits = Partial<Record<Rarity, number>>;

type Known = (card: string) => Face | undefined;

/** What would mend it where a message says what is wrong. */
export function remedyOf({ key, args = {} }: Message, deck: Deck, face: Known, limits: Limits): Remedy {
  switch (key) {
    case 'error-illegal-deck-size': {
      const [size, fewest, most] = [numberIn(args.size) ?? 0, numberIn(args.fewest) ?? 0, numberIn(args.most) ?? 0];
      if (size < fewest) return { do: 'add', count: fewest - size };
      return { do: 'take', count: size - most, take: newest(deck, size - most, () => true) };
    }
    case 'error-illegal-deck-rarity': {
      const rarity = rarityIn(args.rarity);
      const count = (numberIn(args.count) ?? 0) - (numberIn(args.most) ?? 0);
      return { do: 'take', count, take: newest(deck, count, (card) => face(card)?.rarity === rarity), ...(rarity && { rarity }) };
    }
    case 'error-illegal-deck-copies': {
      const rarity = rarityIn(args.rarity);
      return takeAll(cardIn(args.card, deck, face), (numberIn(args.copies) ?? 0) - ((rarity && limits[rarity]) ?? 1));
    }
    case 'error-illegal-deck-design': {
      const card = cardIn(args.card, deck, face);
      return card ? { do: 'allow', card } : { do: 'nothing' };
    }
    case 'error-illegal-deck-stranger': {
      const card = cardIn(args.card, deck, face);
      return takeAll(card, copiesIn(deck).get(card ?? '') ?? 0);
    }
    default:
      return { do: 'nothing' };
  }
}

function takeAll(card: string | undefined, copies: number): Remedy {
  return card && copies > 0 ? { do: 'take', count: copies, take: [[card, copies]] } : { do: 'nothing' };
}

/** The cards that came last, of those that count. */
function newest({ cards }: Deck, count: number, counts: (card: string) => boolean): [string, number][] {
  const copies = new Map<string, number>();
  for (const card of cards.toReversed().filter(counts).slice(0, count)) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies];
}

function rarityIn(arg: Arg | undefined): Rarity | undefined {
  return (['bronze', 'silver', 'gold'] as const).find((rarity) => arg && 'word' in arg && arg.word === `rarity-${rarity}`);
}

/** The card that a message names by its title. */
function cardIn(arg: Arg | undefined, deck: Deck, face: Known): string | undefined {
  const key = arg && 'message' in arg ? arg.message.key : undefined;
  return [...copiesIn(deck).keys()].find((card) => face(card)?.title.key === key);
}
