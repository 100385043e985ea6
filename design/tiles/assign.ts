/**
 * Gives each row its own column so that the sum of costs is least (Hungarian method, by shortest augmenting paths).
 * As many columns as rows; the answer has a column for each row.
 */
export function cheapestAssignment(size: number, cost: (row: number, column: number) => number): readonly number[] {
  const ofRow = new Float64Array(size + 1);
  const ofColumn = new Float64Array(size + 1);
  // by column, both counted from 1; 0 is nobody
  const taken = new Int32Array(size + 1);
  for (let row = 1; row <= size; row += 1) {
    const path = augmentingPath(row, { size, cost, ofRow, ofColumn, taken });
    for (let column = path.end; column !== 0; ) {
      const before = path.from[column] ?? 0;
      taken[column] = taken[before] ?? 0;
      column = before;
    }
  }
  const columns = Array.from({ length: size }, () => 0);
  for (let column = 1; column <= size; column += 1) columns[(taken[column] ?? 1) - 1] = column - 1;
  return columns;
}

interface Assignment {
  readonly size: number;
  readonly cost: (row: number, column: number) => number;
  readonly ofRow: Float64Array;
  readonly ofColumn: Float64Array;
  readonly taken: Int32Array;
}

/** The cheapest way from a row to a column that nobody has; potentials are brought up to date. */
function augmentingPath(row: number, { size, cost, ofRow, ofColumn, taken }: Assignment) {
  const least = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(size + 1);
  const seen = new Uint8Array(size + 1);
  taken[0] = row;
  let end = 0;
  do {
    seen[end] = 1;
    const present = taken[end] ?? 0;
    let [nearest, next] = [Number.POSITIVE_INFINITY, 0];
    for (let column = 1; column <= size; column += 1) {
      if (seen[column]) continue;
      const reduced = cost(present - 1, column - 1) - (ofRow[present] ?? 0) - (ofColumn[column] ?? 0);
      if (reduced < (least[column] ?? 0)) {
        least[column] = reduced;
        from[column] = end;
      }
      if ((least[column] ?? 0) < nearest) [nearest, next] = [least[column] ?? 0, column];
    }
    for (let column = 0; column <= size; column += 1) {
      if (seen[column]) {
        ofRow[taken[column] ?? 0] = (ofRow[taken[column] ?? 0] ?? 0) + nearest;
        ofColumn[column] = (ofColumn[column] ?? 0) - nearest;
      } else least[column] = (least[column] ?? 0) - nearest;
    }
    end = next;
  } while ((taken[end] ?? 0) !== 0);
  return { end, from };
}
