// Numbers that follow from a name: the same name, the same numbers, for ever.

/** Gives numbers from 0 up to 1, one after another. */
export function seeded(name: string): () => number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return (hash >>> 0) / 4294967296;
  };
}

/** One of several, by a name. */
export function pickBy<T>(name: string, all: readonly T[]): T | undefined {
  return all[Math.floor(seeded(name)() * all.length)];
}
