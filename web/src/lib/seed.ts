// The seed of a new game.

/** 48 random bits: as much as goes into a number, with room to spare. */
export function anySeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 16) * 2 ** 32 + low;
}
