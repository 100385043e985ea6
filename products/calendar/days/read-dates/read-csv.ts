import { cleanName, type FoundDate, readDay } from "./found-date.ts";

/** Columns of one row that are looked at. */
const MOST_COLUMNS = 40;

/** Names and days of a table as spreadsheets save it: with or without a head, in any order of columns. */
export function* readCsv(text: string, monthFirst: boolean): Generator<FoundDate> {
  const separator = separatorOf(text.slice(0, text.indexOf("\n") < 0 ? text.length : text.indexOf("\n")));
  let isFirst = true;
  for (const row of rowsOf(text, separator)) {
    const at = row.findIndex((cell) => readDay(cell, monthFirst) !== null);
    const name = cleanName(
      row
        .filter((cell, index) => index !== at && isName(cell))
        .slice(0, 2)
        .join(" "),
    );
    const isHead = isFirst && at < 0;
    isFirst = false;
    if (name === "" || isHead) continue;
    yield { name, day: at < 0 ? "" : (row[at] ?? ""), every: "year", birthday: true };
  }
}

const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !cell.includes("@");

function separatorOf(line: string): string {
  const counts = [";", ",", "\t"].map((sign) => [sign, line.split(sign).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Rows with their cells; quotes may hold separators and line breaks (RFC 4180). */
function* rowsOf(text: string, separator: string): Generator<readonly string[]> {
  let [row, cell, quoted] = [[] as string[], "", false];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? "\n";
    if (quoted && at < text.length) {
      if (sign !== '"') cell += cell.length < 500 ? sign : "";
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === separator || sign === "\n") {
      if (row.length < MOST_COLUMNS) row.push(cell.trim());
      cell = "";
      if (sign === "\n") {
        yield row;
        row = [];
      }
    } else if (cell.length < 500) cell += sign;
  }
}
