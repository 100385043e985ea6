/** How long a row takes to get where a button sends it, in milliseconds (chrome document, section 9). */
export const scrollDuration = 500;

type Row = Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">;

/** Directions in which a row scrolls on; one pixel is rounding. Right to left, `scrollLeft` counts down from 0. */
export function moreOf({ scrollLeft, scrollWidth, clientWidth }: Row) {
  const scrolled = Math.abs(scrollLeft);
  return { back: scrolled > 1, on: scrolled + clientWidth < scrollWidth - 1 };
}

/**
 * Where a row goes with one click, as its `scrollLeft`: four fifths of what is seen, so that something known stays in
 * sight.
 *
 * @param side as `sideOfNext` gives it
 */
export function targetOf({ scrollLeft, scrollWidth, clientWidth }: Row, direction: -1 | 1, side: -1 | 1 = 1): number {
  const wished = Math.abs(scrollLeft) + direction * clientWidth * 0.8;
  return side * Math.round(Math.max(0, Math.min(wished, scrollWidth - clientWidth)));
}

/** How far a movement is after that part of its time, both from 0 to 1: fast first, then slower. */
export const eased = (time: number): number => 1 - (1 - Math.min(1, Math.max(0, time))) ** 3;

const running = new WeakMap<Row, number>();

/** Moves a row; at once for who wants no motion. A second click takes over from the first. */
export function scrollRowTo(row: HTMLElement, target: number): void {
  cancelAnimationFrame(running.get(row) ?? 0);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    row.scrollLeft = target;
    return;
  }
  const from = row.scrollLeft;
  const began = performance.now();
  const move = (now: number) => {
    const time = (now - began) / scrollDuration;
    row.scrollLeft = from + (target - from) * eased(time);
    if (time < 1) running.set(row, requestAnimationFrame(move));
  };
  running.set(row, requestAnimationFrame(move));
}
