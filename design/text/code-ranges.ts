/** Ranges of code points, ascending and apart. Written out, since browsers bring Unicode tables of different years. */
export type CodeRanges = readonly (readonly [first: number, last: number])[];

export function within(ranges: CodeRanges, codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}
