import type { BadLine } from "../../core/bad-line.ts";
import type { Language } from "../../core/locale.ts";
import { textsIn } from "../../core/texts.ts";
import { csvCell } from "./csv-cells.ts";
import { fileWords } from "./file-words.ts";

/** Bad lines in an answer, and in the report: more are counted, not kept, because a file can be wrong in every line. */
const shown = 50;
const reported = 10_000;

/** The bad lines of one file: the first ones heard of, and how many there are. */
export function createBadLines() {
  const kept: BadLine[] = [];
  let count = 0;
  const inOrder = () => kept.toSorted((one, other) => one.line - other.line);
  return {
    add: (line: BadLine): void => {
      count++;
      if (kept.length < reported) kept.push(line);
    },
    count: () => count,
    /** For an answer. */
    first: () => inOrder().slice(0, shown),
    /** As a table (RFC 4180) for a spreadsheet, which says in its last line how many it leaves out. */
    csv(language: Language): string {
      const row = (cells: readonly (string | number)[]) =>
        cells.map((cell) => csvCell(String(cell), ",", true)).join(",");
      const rows = inOrder().map(({ line, column, place, rule }) => row([line, column, place, rule]));
      if (count > kept.length) rows.push(row(["", "", "", textsIn(fileWords, language).more(count - kept.length)]));
      return `\uFEFF${["line,column,place,rule", ...rows].join("\r\n")}\r\n`;
    },
  };
}
