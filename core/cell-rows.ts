/** A row of cells with the line of the file it begins at. */
export interface CellRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [";", ",", "\t"] as const;

/** The separator that divides the first rows of a table into the most cells. */
export function separatorOf(text: string): string {
  const head = text.slice(0, 20_000);
  const scored = separators.map((separator) => {
    const widths = [...cellRows(head, separator).take(20)].map(({ cells }) => cells.length);
    return { separator, score: widths.length === 0 ? 0 : Math.min(widths[0] ?? 0, ...widths.slice(0, 3)) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/**
 * The non-empty rows of a table as text (RFC 4180). It never fails: a quotation mark inside a cell is literal, and one
 * that is never closed ends with the file.
 */
export function* cellRows(text: string, separator: string): Generator<CellRow, undefined> {
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begins = line;
    const cells: string[] = [];
    for (let ended = false; !ended; ) {
      const read = readCell(text, at, separator);
      cells.push(read.cell);
      line += read.breaks;
      ended = text[read.end] !== separator;
      at = ended ? afterBreak(text, read.end) : read.end + 1;
      if (ended && read.end < text.length) line += 1;
    }
    if (cells.some((cell) => cell.trim() !== "")) yield { line: begins, cells };
  }
}

interface ReadCell {
  readonly cell: string;
  readonly end: number;
  /** Line breaks inside of it. */
  readonly breaks: number;
}

function readCell(text: string, from: number, separator: string): ReadCell {
  const ends = (at: number) => at >= text.length || text[at] === separator || text[at] === "\n" || text[at] === "\r";
  if (text[from] !== '"') {
    let end = from;
    while (!ends(end)) end += 1;
    return { cell: text.slice(from, end), end, breaks: 0 };
  }
  let [cell, at] = ["", from + 1];
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const stop = quote < 0 ? text.length : quote;
    cell += text.slice(at, stop);
    if (quote < 0) at = text.length;
    else if (ends(quote + 1)) {
      at = quote + 1;
      break;
    } else {
      cell += '"';
      at = text[quote + 1] === '"' ? quote + 2 : quote + 1;
    }
  }
  return { cell, end: at, breaks: cell.split(/\r\n|\r|\n/).length - 1 };
}

const afterBreak = (text: string, at: number): number => (text[at] === "\r" && text[at + 1] === "\n" ? at + 2 : at + 1);
