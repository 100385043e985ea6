import type { CellRow } from "../../../core/cell-rows.ts";
import { decodedText } from "../../../core/decoded-text.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { fieldOfWord } from "../../../design/recipients/fields.ts";
import {
  type Recipient,
  type RecipientColumn,
  type RecipientList,
  recipientBounds,
} from "../../../design/recipients/recipient.ts";
import { inOneLine } from "../../../design/written-text.ts";
import { readCsv } from "./read-csv.ts";
import { isVcard, readVcards } from "./read-vcard.ts";
import { readXlsx } from "./read-xlsx.ts";

/** A list as it was read, with what could not be taken from the file. */
export interface ReadList extends RecipientList {
  /** Headings that none of our words matched; their columns keep them as names. */
  readonly unmatched: readonly string[];
  /** Rows beyond the most a list may have. */
  readonly leftOut: number;
  /** Lines of which a value was longer than a list keeps. */
  readonly shortened: readonly number[];
}

export type ListFailure = "not-a-list" | "no-recipients";

/** Most rows that are read to count the omitted ones. */
const MOST_READ = 20_000;

/** Recipients in a file: a table as text or workbook, or vCards. Its bytes decide about the type, not its name. */
export function readList(file: Uint8Array): Outcome<ReadList, ListFailure> {
  const cells = cellsOf(file);
  if (!cells) return failed("not-a-list");
  const [first, ...rest] = cells;
  if (!first) return failed("no-recipients");
  const titled = first.cells.some((cell) => fieldOfWord(cell) !== null);
  const heads = titled ? first.cells : namesAlone(first.cells);
  const body = titled ? rest : cells;
  if (body.length === 0) return failed("no-recipients");
  const columns = columnsOf(heads);
  const shortened: number[] = [];
  const rows = body.slice(0, recipientBounds.rows).map((row) => rowOf(row, columns, shortened));
  return done({
    columns: columns.flatMap((one) => one ?? []),
    rows,
    unmatched: columns.flatMap((one) => (one?.key.startsWith("own:") ? [one.head] : [])),
    leftOut: body.length - rows.length,
    shortened,
  });
}

function cellsOf(file: Uint8Array): readonly CellRow[] | null {
  if (file[0] === 0x50 && file[1] === 0x4b) return readXlsx(file, MOST_READ);
  const text = decodedText(file);
  // Zeros are in no text: a picture, an old workbook, a PDF with a table in it.
  if (text.includes("\0") || text.startsWith("%PDF-")) return null;
  return isVcard(text) ? readVcards(text, MOST_READ) : readCsv(text, MOST_READ);
}

/** A list without headings is one of names, when it has one column. */
const namesAlone = (cells: readonly string[]): readonly string[] =>
  cells.length === 1 ? ["name"] : cells.map((_, index) => `${index + 1}`);

/** Columns in the order of the file; null for an omitted one. */
function columnsOf(heads: readonly string[]): readonly (RecipientColumn | null)[] {
  const used = new Set<string>();
  let own = 0;
  return heads.map((cell, index) => {
    const head = written(cell).slice(0, recipientBounds.head).toWellFormed();
    const field = fieldOfWord(head);
    if (index >= recipientBounds.columns || head === "") return null;
    const key = field && !used.has(field) ? field : `own:${own++}`;
    used.add(key);
    return { key, head };
  });
}

function rowOf({ line, cells }: CellRow, columns: readonly (RecipientColumn | null)[], shortened: number[]): Recipient {
  const values: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const text = written(cells[index] ?? "");
    if (!column || text === "") continue;
    if (text.length > recipientBounds.value && shortened.at(-1) !== line) shortened.push(line);
    values[column.key] = text.slice(0, recipientBounds.value).toWellFormed();
  }
  return { line, values };
}

/** As designs keep text. */
const written = (text: string): string => inOneLine(text).normalize("NFC");
