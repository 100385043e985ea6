/**
 * The page numbers to show of `count` pages around `current` (both from 1): the first, the last, the neighbours, and a `gap`
 * where more than one is left out.
 *
 * @example
 * pageWindow(6, 12); // [1, "gap", 5, 6, 7, "gap", 12]
 */
export function pageWindow(current: number, count: number): readonly (number | "gap")[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ["gap" as const, page];
  });
}
