import { type CellRow, cellRows, separatorOf } from "../../../core/cell-rows.ts";

/**
 * Cells of a table as text, separated by what its first line says (`sep=;`) or by what separates most.
 *
 * @param most rows that are read
 */
export function readCsv(text: string, most: number): readonly CellRow[] {
  const plain = text.replace(/^\uFEFF/, "");
  const said = /^sep=(.)\r?\n/i.exec(plain);
  const rows = cellRows(plain, said?.[1] ?? separatorOf(plain));
  return [...rows.drop(said ? 1 : 0).take(most)];
}
