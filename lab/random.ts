/** Creates a seeded generator of numbers in [0, 1): mulberry32, by Tommy Ettinger (public domain). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one of several values, all equally likely. */
export const oneOf = <T>(random: () => number, values: readonly T[]): T | undefined =>
  values[Math.floor(random() * values.length)];

/** Chooses a seed of another generator. */
export const seedOf = (random: () => number): number => Math.floor(random() * 1e9);
