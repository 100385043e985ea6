/** A flake: place in shares of the window from its top left corner, radius in pixels, speed in windows a second. */
export interface Flake {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly speed: number;
  /** Where in its swing to the sides it is, in radians. */
  readonly swing: number;
}

/** Chrome document, section 2. */
const flakeCount = 199;
/** How far a flake swings to each side, a share of the window, and radians a second. */
const sway = { width: 0.008, pace: 1.1 };

/** Flakes all over the window; `random` gives numbers from 0 to below 1. */
export const newFlakes = (random: () => number): readonly Flake[] =>
  Array.from({ length: flakeCount }, () => {
    // What is larger is nearer, and falls faster.
    const near = random();
    return { x: random(), y: random(), radius: 1 + 2.5 * near, speed: 0.04 + 0.07 * near, swing: 6.28 * random() };
  });

/** The flake some seconds later; below the window it begins again above it. */
export function fallen(flake: Flake, seconds: number): Flake {
  const y = flake.y + flake.speed * seconds;
  return { ...flake, y: y > 1.02 ? y - 1.04 : y, swing: flake.swing + sway.pace * seconds };
}

export const drawnX = ({ x, swing }: Flake): number => x + sway.width * Math.sin(swing);
