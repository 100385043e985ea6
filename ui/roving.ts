/** 1 where the next item of a row stands on the right, -1 where lines begin there. */
export const sideOfNext = (row: Element): 1 | -1 => (getComputedStyle(row).direction === "rtl" ? -1 : 1);

/**
 * Where the focus goes in a row of `count` items when a key is pressed on the one at `index`: arrows step and wrap, Home and
 * End jump. `undefined` when the key means nothing here.
 *
 * @param side as `sideOfNext` gives it
 */
export function nextByKey(key: string, index: number, count: number, side: 1 | -1 = 1): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + side + count) % count;
    case "ArrowLeft":
      return (index - side + count) % count;
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
