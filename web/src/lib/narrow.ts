// Which moves speak of what was selected on the board.
import type { Offer } from './kernel/generated/answers';

/** Whether a move mentions a word: the word as a whole, not as a part of another. */
export function mentions(notation: string, word: string): boolean {
  if (word === '') return false;
  const [text, part] = [notation.toLowerCase(), word.toLowerCase()];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + part.length] ?? ' ';
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}

/** The moves that speak of everything that is picked; all moves where none does. */
export function narrowed(offers: Offer[], words: readonly string[]): Offer[] {
  if (words.length === 0) return offers;
  const some = offers.filter((offer) => words.every((word) => mentions(offer.move, word)));
  return some.length > 0 ? some : offers;
}

/** The moves in which all the letters that were typed occur, in their groups. */
export function found(offers: Offer[], typed: string, label: (notation: string) => string): Offer[] {
  const parts = typed.toLowerCase().split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0) return offers;
  return offers.filter((offer) => {
    const text = `${label(offer.move)} ${offer.move}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
