import { z } from "zod";
import { writtenLine } from "../written-text.ts";

/**
 * A recipient, whose values appear in texts with fields. Lists are stored outside the design, named by their hash, and
 * never in the log of operations.
 */
export interface Recipient {
  /** Line of the file, or the place in a list typed by hand. */
  readonly line: number;
  /** By column; a field that is left out is empty. */
  readonly values: Readonly<Record<string, string>>;
}

export interface RecipientColumn {
  /** A field of `fields.ts`, or "own:" and a number for a column that only this list has. */
  readonly key: string;
  /** As the list writes it. */
  readonly head: string;
}

export interface RecipientList {
  readonly columns: readonly RecipientColumn[];
  /** In the order in which the pieces are printed. */
  readonly rows: readonly Recipient[];
}

/** The list a design is printed for, as its configuration names it. */
export interface RecipientsRef {
  /** SHA-256 of the list. */
  readonly list: string;
  readonly count: number;
}

export const recipientBounds = { rows: 5_000, columns: 24, value: 300, head: 60, line: 1_000_000 } as const;

const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => writtenLine.test(text), "control characters");
const columnKey = z.string().regex(/^(?:[a-z][A-Za-z]{0,29}|own:[0-9]{1,2})$/);

export const recipientList = z.object({
  columns: z.array(z.object({ key: columnKey, head: line(recipientBounds.head) })).max(recipientBounds.columns),
  rows: z
    .array(
      z.object({
        line: z.int().min(1).max(recipientBounds.line),
        values: z.record(columnKey, line(recipientBounds.value)),
      }),
    )
    .max(recipientBounds.rows),
}) satisfies z.ZodType<RecipientList>;

export const recipientsRef = z.object({
  list: z.string().regex(/^[0-9a-f]{64}$/),
  count: z.int().min(1).max(recipientBounds.rows),
}) satisfies z.ZodType<RecipientsRef>;
