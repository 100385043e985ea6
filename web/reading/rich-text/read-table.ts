import { isRecord, type JsonRecord, listOf, recordOf, textOf } from "../values/json.ts";
import { safeColour, wholeOr } from "../values/safe-values.ts";
import type { RichText, TableCell, TableRow } from "./rich-text-tree.ts";

/** Rows of a table; those at the start whose cells are all headings are its head. */
export function readTable(table: JsonRecord, inside: (content: unknown) => RichText) {
  const rows = listOf(table.content)
    .filter(isRecord)
    .map(
      (row): TableRow => ({
        cells: listOf(row.content)
          .filter(isRecord)
          .map((cell) => readCell(cell, inside)),
      }),
    );
  const body = rows.findIndex(({ cells }) => !cells.every(({ head }) => head));
  const split = body === -1 ? rows.length : body;
  return { head: rows.slice(0, split), body: rows.slice(split) };
}

function readCell({ type, attrs, content }: JsonRecord, inside: (content: unknown) => RichText): TableCell {
  const { colspan, rowspan, backgroundColor } = recordOf(attrs);
  const background = safeColour(textOf(backgroundColor));
  return {
    head: type === "tableHeader",
    colSpan: wholeOr(colspan, [1, 100], 1),
    rowSpan: wholeOr(rowspan, [1, 100], 1),
    ...(background !== null && { background }),
    content: inside(content),
  };
}
