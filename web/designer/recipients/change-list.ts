import type { Language } from "../../../core/locale.ts";
import { broughtBack } from "../../../design/recipients/broken-text.ts";
import {
  fieldName,
  isRecipientField,
  type RecipientField,
  recipientFields,
} from "../../../design/recipients/fields.ts";
import { type Recipient, type RecipientList, recipientBounds } from "../../../design/recipients/recipient.ts";
import { inOneLine } from "../../../design/written-text.ts";

/** One value of one recipient; empty takes it away. */
export const withValue = (list: RecipientList, line: number, key: string, text: string): RecipientList =>
  changed(list, line, (row) => {
    const { [key]: _, ...others } = row.values;
    const value = inOneLine(text).slice(0, recipientBounds.value).toWellFormed();
    return { ...row, values: value === "" ? others : { ...others, [key]: value } };
  });

/** All letters of a line that were read in the wrong encoding. */
export const withLettersMended = (list: RecipientList, line: number): RecipientList =>
  changed(list, line, (row) => ({
    ...row,
    values: Object.fromEntries(Object.entries(row.values).map(([key, text]) => [key, broughtBack(text) ?? text])),
  }));

export const without = ({ columns, rows }: RecipientList, line: number): RecipientList => ({
  columns,
  rows: rows.filter((row) => row.line !== line),
});

/** Somebody at the end of the list, empty for now. */
export function withAnother({ columns, rows }: RecipientList): { readonly list: RecipientList; readonly line: number } {
  const line = rows.reduce((most, row) => Math.max(most, row.line), 0) + 1;
  return { list: { columns, rows: [...rows, { line, values: {} }] }, line };
}

/** Another meaning of a column. The column that had it becomes one of the list's own. */
export function withColumn({ columns, rows }: RecipientList, from: string, to: RecipientField | null): RecipientList {
  const target = to ?? freeKey(columns.map(({ key }) => key));
  const displaced = freeKey([...columns.map(({ key }) => key), target]);
  const renamed = (key: string) => (key === from ? target : key === target ? displaced : key);
  return {
    columns: columns.map(({ key, head }) => ({ key: renamed(key), head })),
    rows: rows.map(({ line, values }) => ({
      line,
      values: Object.fromEntries(Object.entries(values).map(([key, text]) => [renamed(key), text])),
    })),
  };
}

function freeKey(keys: readonly string[]): string {
  let n = 0;
  while (keys.includes(`own:${n}`)) n += 1;
  return `own:${n}`;
}

/** A list that somebody types. */
export function emptyList(language: Language): RecipientList {
  const fields: readonly RecipientField[] = ["salutation", "firstName", "lastName", "street", "postcode", "city"];
  return { columns: fields.map((key) => ({ key, head: fieldName(language, key) })), rows: [{ line: 1, values: {} }] };
}

/** The word by which texts show a column: our name of the field, or the list's own heading. */
export const wordOfColumn = (language: Language, key: string, head: string): string =>
  isRecipientField(key) ? fieldName(language, key) : head;

export const fieldChoices = (language: Language) =>
  recipientFields.map((field) => ({ value: field, label: fieldName(language, field) }));

const changed = (
  { columns, rows }: RecipientList,
  line: number,
  change: (row: Recipient) => Recipient,
): RecipientList => ({ columns, rows: rows.map((row) => (row.line === line ? change(row) : row)) });
