import { recipientFields } from "../../design/recipients/fields.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import { csvCell } from "../../platform/imports/csv-cells.ts";

/** A list as spreadsheets open it, with a mark so that they read its letters as UTF-8; no cell runs as a formula. */
export function listFile({ columns, rows }: RecipientList): string {
  const lines = [
    columns.map(({ head, key }) => head || key),
    ...rows.map(({ values }) => columns.map(({ key }) => values[key] ?? "")),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map((cell) => csvCell(cell, ";")).join(";")}\r\n`).join("")}`;
}

/** An example for the documentation. */
export const exampleList = {
  columns: recipientFields.slice(2, 4).map((key) => ({ key, head: key })),
  rows: [{ line: 2, values: { firstName: "Inge", lastName: "Brandt" } }],
};
