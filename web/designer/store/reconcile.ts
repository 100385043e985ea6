import { apply } from "../../../design/apply.ts";
import { canonicalJson } from "../../../design/canonical-json.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { beginHistory } from "../../../design/history.ts";
import type { KeptDesign } from "./kept-design.ts";

/** The server's state of a design, read and sound. */
export interface Confirmed {
  readonly sequence: number;
  readonly document: DesignDocument;
}

export type Reconciliation =
  /** This is what to work on; pending operations are still to be sent. */
  | { readonly result: "agreed"; readonly kept: KeptDesign }
  /** Both sides changed it. Nothing may be overwritten without being asked. */
  | { readonly result: "conflict" };

/**
 * Brings the browser's state and the server's together. An answer may have been lost, so the server may already hold
 * the first of the pending operations: that is so exactly when applying them to the common base gives its document.
 */
export function reconcile(kept: KeptDesign, server: Confirmed): Reconciliation {
  const taken = server.sequence - kept.sequence;
  if (taken >= 0 && taken <= kept.pending.length) {
    const reached = documentAfter(kept, taken);
    if (reached && same(reached, server.document)) return { result: "agreed", kept: advance(kept, server, taken) };
  }
  return kept.pending.length === 0
    ? { result: "agreed", kept: startAnew(kept.design, server) }
    : { result: "conflict" };
}

/** The server's state as a fresh start: nothing pending, nothing to undo. */
export const startAnew = (design: string, server: Confirmed): KeptDesign => ({
  design,
  sequence: server.sequence,
  base: server.document,
  pending: [],
  history: beginHistory(server.document),
});

/** The same work with the first `taken` operations confirmed. */
export const advance = (kept: KeptDesign, server: Confirmed, taken: number): KeptDesign => ({
  ...kept,
  sequence: server.sequence,
  base: server.document,
  pending: kept.pending.slice(taken),
});

/** The base with the first `count` pending operations applied; null when they do not fit. */
export function documentAfter(kept: KeptDesign, count: number): DesignDocument | null {
  let document = kept.base;
  for (const { operation } of kept.pending.slice(0, count)) {
    const applied = apply(document, operation);
    if (!applied.ok) return null;
    document = applied.value.document;
  }
  return document;
}

const same = (one: DesignDocument, other: DesignDocument) => canonicalJson(one) === canonicalJson(other);
