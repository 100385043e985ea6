/** A point of 1/72 inch, micrometres. */
const POINT = 25_400 / 72;

/** Type smaller than 7 pt is not printed. */
export const pointBounds = { min: 7, max: 2_000, step: 1 } as const;

/** Written alike in every language. */
export const pointSign = "pt";

export const toPoints = (micrometres: number): number => Math.round((micrometres / POINT) * 10) / 10;
export const fromPoints = (points: number): number => Math.round(points * POINT);

/** The next size of a list that grows with the size: steps of a point for small type, of a tenth for large. */
export function nextPoints(points: number, way: 1 | -1): number {
  const step = points < 24 ? 1 : Math.round(points / 10);
  const next = way === 1 ? Math.floor(points) + step : Math.ceil(points) - step;
  return Math.min(Math.max(next, pointBounds.min), pointBounds.max);
}
