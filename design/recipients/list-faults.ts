import { broughtBack } from "./broken-text.ts";
import type { Recipient, RecipientList } from "./recipient.ts";
import { recipientValue } from "./recipient-value.ts";

/** A fault to check in a row before it is printed. */
export type ListFault = { readonly line: number } & (
  | { readonly reason: "nameless" }
  /** Letters that were read in another encoding than they were written in; what they were. */
  | { readonly reason: "letters-broken"; readonly column: string; readonly mended: string }
  | { readonly reason: "letters-lost"; readonly column: string }
  | { readonly reason: "postcode-missing" }
  | { readonly reason: "twice"; readonly first: number }
);

/** Faults by line, in the order of the list. They follow from the values, so that a corrected row has none. */
export function listFaults({ columns, rows }: RecipientList): readonly ListFault[] {
  const keys = new Set(columns.map(({ key }) => key));
  const first = new Map<string, number>();
  return rows.flatMap((row): readonly ListFault[] => {
    const all = columns
      .map(({ key }) => row.values[key] ?? "")
      .join("\n")
      .toLowerCase();
    const same = first.get(all);
    if (same === undefined) first.set(all, row.line);
    return [
      ...(isNameless(row) ? [{ line: row.line, reason: "nameless" } as const] : []),
      ...columns.flatMap(({ key }) => brokenIn(row, key)),
      ...(keys.has("postcode") && row.values.city && !row.values.postcode
        ? [{ line: row.line, reason: "postcode-missing" } as const]
        : []),
      ...(same === undefined ? [] : [{ line: row.line, reason: "twice", first: same } as const]),
    ];
  });
}

const isNameless = (row: Recipient): boolean =>
  recipientValue(row, "name") === "" && !row.values.salutation && !row.values.company;

function brokenIn({ line, values }: Recipient, column: string): readonly ListFault[] {
  const text = values[column] ?? "";
  if (text.includes("\uFFFD")) return [{ line, reason: "letters-lost", column }];
  const mended = broughtBack(text);
  return mended === null ? [] : [{ line, reason: "letters-broken", column, mended }];
}
