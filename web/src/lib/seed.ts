// The seed of a new game.

/** 96 bits that nobody chose, from the browser's own source of randomness. */
export function anySeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return 'secret:' + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
