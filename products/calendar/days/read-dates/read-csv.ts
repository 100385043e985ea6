import { cellRows, separatorOf } from "../../../../core/cell-rows.ts";
import { cleanName, type FoundDate, readDay } from "./found-date.ts";

/** Most columns of a row that are read. */
const MOST_COLUMNS = 40;
const LONGEST_CELL = 500;

/** Names and days of a table as spreadsheets save it: with or without a head, in any order of columns. */
export function* readCsv(text: string, monthFirst: boolean): Generator<FoundDate> {
  let isFirst = true;
  for (const { cells } of cellRows(text, separatorOf(text))) {
    const row = cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL).trim());
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
