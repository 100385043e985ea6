/**
 * Starts of cells that spreadsheets run as formulas; signed numbers are not. Includes leading apostrophes, so that
 * those of `csvCell` can be distinguished from the author's.
 */
const formula = /^'*(?:[=@\t\r]|[+-](?![\d.,]+$))/;

/**
 * A cell of a table (RFC 4180). One that begins like a formula is no formula: spreadsheets run what they open.
 *
 * @param quoted also where nothing in it needs quotes
 */
export function csvCell(cell: string, between: string, quoted = false): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return quoted || safe.includes(between) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The value of a cell that `csvCell` wrote. */
export const plainCell = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
