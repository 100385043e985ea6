/** Chrome document, section 9. Scrolling that browsers animate by themselves takes a time of theirs. */
const milliseconds = 300;
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls a row to the side; at once for whoever wants no motion. @returns ends it where it is */
export function glide(row: HTMLElement, to: number, ended: () => void): () => void {
  const from = row.scrollLeft;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const begun = performance.now();
  let frame = 0;
  function step(now: number): void {
    const part = still ? 1 : Math.min(1, (now - begun) / milliseconds);
    row.scrollLeft = from + (to - from) * easeOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else ended();
  }
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
