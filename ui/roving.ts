/**
 * Where the focus goes in a row of `count` items when a key is pressed on the one at `index`: arrows step and wrap, Home and
 * End jump. `undefined` when the key means nothing here.
 */
export function nextByKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
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
