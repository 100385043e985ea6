import { z } from "zod";
import type { Outcome } from "../core/outcome.ts";
import { done } from "../core/outcome.ts";
import { apply } from "./apply.ts";
import type { DesignDocument } from "./document.ts";
import { beginHistory, type Entry, type History } from "./history.ts";
import { operationFromSchema1 } from "./migrate-operation.ts";
import { type Operation, operationSchema } from "./operation.ts";
import { type DocumentFailure, readDocument } from "./read-document.ts";

/** Lists written by an older release speak of operations of schema 1. */
const storedOperation = z.preprocess(operationFromSchema1, operationSchema);

const entriesSchema = z
  .array(
    z
      .strictObject({ operation: storedOperation, inverse: storedOperation, gesture: z.string().max(100).nullable() })
      .readonly(),
  )
  .readonly();

const listsSchema = z.object({ past: entriesSchema, future: entriesSchema });

/**
 * Reads a stored history. The design matters more than its undo list: when the list is unreadable or does not fit the
 * design (migrated from an older schema), the design stays and the list is emptied.
 */
export function readHistory(input: unknown): Outcome<History, DocumentFailure> {
  const document = readDocument(z.object({ document: z.unknown() }).safeParse(input).data?.document);
  if (!document.ok) return document;
  const lists = listsSchema.safeParse(input);
  if (!lists.success || !fits(document.value, lists.data.past, lists.data.future)) {
    return done(beginHistory(document.value));
  }
  return done({ document: document.value, ...lists.data });
}

/** Whether every step can be undone and every undone step redone. */
function fits(document: DesignDocument, past: readonly Entry[], future: readonly Entry[]): boolean {
  return (
    applies(
      document,
      past.map((entry) => entry.inverse),
    ) &&
    applies(
      document,
      future.map((entry) => entry.operation),
    )
  );
}

/** Whether all operations apply sequentially, from the last one. */
function applies(document: DesignDocument, operations: readonly Operation[]): boolean {
  let current = document;
  for (const operation of operations.toReversed()) {
    const applied = apply(current, operation);
    if (!applied.ok) return false;
    current = applied.value.document;
  }
  return true;
}
