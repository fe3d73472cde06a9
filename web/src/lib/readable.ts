/** A key or a value as people read it: `all_pass` is `All pass`, `deck0` is `Deck 0`. */
export function readable(word: string): string {
  const spaced = word.replace(/_/g, ' ').replace(/([a-z])(\d)/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
