/** How far a swipe has come, in pixels; right and down are positive. */
export interface Swipe {
  readonly x: number;
  readonly y: number;
  /** Of the browser's pointer event: `mouse`, `touch`, `pen`. */
  readonly pointer: string;
}

/** Shorter ones turn nothing (chrome document, section 9). */
const threshold = 50;
/** A mouse that selects text or aims at something moves up and down as well: it must go three times as far to the side. */
const mouseSideways = 3;
/** A finger that moves less has not said yet whether it scrolls the page. */
const leastDrag = 8;

/** Whether a row follows the pointer from here on. */
export const drags = ({ x, y, pointer }: Swipe): boolean => {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  return across > leastDrag && across > along * (pointer === "mouse" ? mouseSideways : 1);
};

/** By how many items a swipe turns a row: at least one once it is a swipe, more where it went over more; negative: back. */
export function turnsOf(swipe: Swipe, itemWidth: number): number {
  const across = Math.abs(swipe.x);
  if (across < threshold || !drags(swipe)) return 0;
  return -Math.sign(swipe.x) * Math.max(1, Math.round(across / itemWidth));
}
