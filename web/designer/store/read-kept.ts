import { z } from "zod";
import { operationFromSchema1 } from "../../../design/migrate-operation.ts";
import { operationSchema } from "../../../design/operation.ts";
import { readDocument } from "../../../design/read-document.ts";
import { readHistory } from "../../../design/read-history.ts";
import type { KeptDesign } from "./kept-design.ts";
import { documentAfter } from "./reconcile.ts";

const keptSchema = z.object({
  design: z.uuid(),
  sequence: z.int().nonnegative(),
  release: z.int().positive().optional(),
  copy: z.uuid().optional(),
  pending: z.array(
    z.object({ operation: z.preprocess(operationFromSchema1, operationSchema), gesture: z.string().nullable() }),
  ),
});

/** Reads the browser's copy; null where it is missing or inconsistent, and then the server's version counts. */
export function readKept(stored: unknown): KeptDesign | null {
  const head = keptSchema.safeParse(stored);
  if (!head.success) return null;
  const parts = stored as { base?: unknown; history?: unknown };
  const base = readDocument(parts.base);
  const history = readHistory(parts.history);
  if (!base.ok || !history.ok) return null;
  const kept = { ...head.data, base: base.value, history: history.value };
  return documentAfter(kept, kept.pending.length) ? kept : null;
}
