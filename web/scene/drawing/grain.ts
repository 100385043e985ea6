/** One line of wood grain along a rail: start, length and sag as shares of its length, place of its width. */
export interface GrainLine {
  readonly from: number;
  readonly length: number;
  readonly across: number;
  readonly sag: number;
  readonly dark: boolean;
}

/** The grain of one rail: the same for the same seed, so that redrawn pictures do not shimmer. */
export function grainOf(seed: number, lines: number): readonly GrainLine[] {
  const next = randomFrom(seed);
  return Array.from({ length: lines }, () => ({
    from: next() * 0.9,
    length: 0.04 + next() * 0.22,
    across: 0.05 + next() * 0.9,
    sag: (next() - 0.5) * 0.05,
    dark: next() > 0.6,
  }));
}

/** A small linear congruential generator (Numerical Recipes), 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
