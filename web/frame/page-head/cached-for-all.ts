/** How long a page without personal data is cached, and shown stale while it is rebuilt. */
const secondsKept = 600;

/** Seconds that a page without anything personal may be old when it is shown. */
export const mostOld = 2 * secondsKept;

/**
 * Headers of a page without anything personal in it: the shop keeps it for everyone, and who comes later gets it at
 * once, while it is rebuilt.
 *
 * @param holds for how many seconds at most what it says is true
 */
export function keptFor(holds: number) {
  const seconds = Math.min(secondsKept, holds);
  const stale = Math.min(secondsKept, holds - seconds);
  return { "Cache-Control": `s-maxage=${seconds}, stale-while-revalidate=${stale}` };
}

/** The same of a page that is true until something is published. */
export const cachedForAll = () => keptFor(Number.POSITIVE_INFINITY);
