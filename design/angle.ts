/**
 * Sine and cosine of integer millidegrees from additions and multiplications only. `Math.sin` may differ in its last
 * bit between JavaScript engines; IEEE arithmetic may not, so a scene's hash agrees on every machine.
 */
export interface Direction {
  readonly cos: number;
  readonly sin: number;
}

const QUARTER = 90_000;

/** Clockwise on a page whose y grows downwards. Exact (0, 1, -1) at quarter turns. */
export function direction(millidegrees: number): Direction {
  const quarters = Math.round(millidegrees / QUARTER);
  const rest = ((millidegrees - quarters * QUARTER) * Math.PI) / 180_000;
  const sin = sineNearZero(rest);
  const cos = cosineNearZero(rest);
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return { cos, sin };
    case 1:
      return { cos: 0 - sin, sin: cos };
    case 2:
      return { cos: 0 - cos, sin: 0 - sin };
    default:
      return { cos: sin, sin: 0 - cos };
  }
}

export const isQuarterTurn = (millidegrees: number) => millidegrees % QUARTER === 0;

/** The same angle with -180000 < angle <= 180000. */
export function normaliseAngle(millidegrees: number): number {
  const turned = ((millidegrees % 360_000) + 360_000) % 360_000;
  return turned > 180_000 ? turned - 360_000 : turned;
}

/** Taylor series; up to 45 degrees the first term left out is below 1e-17. */
function sineNearZero(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 2; n <= 16; n += 2) {
    term *= (-x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

function cosineNearZero(x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 17; n += 2) {
    term *= (-x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}
