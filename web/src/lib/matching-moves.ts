// Which moves touch what was picked on the board, and which contain what was typed.
import type { Offer } from './kernel/generated/answers';
import type { Ref } from './messages';

/** Whether a move begins with what is picked, in this order. */
export function startsWith(offer: Offer, picked: readonly Ref[]): boolean {
  return picked.every((ref, n) => offer.refs[n] === ref);
}

/** The moves that begin with what is picked; all moves where none does. */
export function matching(offers: Offer[], picked: readonly Ref[]): Offer[] {
  const some = offers.filter((offer) => startsWith(offer, picked));
  return some.length > 0 ? some : offers;
}

/** The moves that contain all the words that were typed, in their label or in their notation. */
export function search(offers: Offer[], typed: string, label: (offer: Offer) => string): Offer[] {
  const parts = typed.toLowerCase().split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0) return offers;
  return offers.filter((offer) => {
    const text = `${label(offer)} ${offer.move}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
