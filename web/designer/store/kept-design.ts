import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { beginHistory, type History } from "../../../design/history.ts";
import type { Operation } from "../../../design/operation.ts";
import type { Pending } from "./pending.ts";

/** All that is needed to go on with a design after the tab was killed. */
export interface KeptDesign {
  readonly design: string;
  /** Number of operations the server has confirmed, and the document they made. */
  readonly sequence: number;
  readonly base: DesignDocument;
  /** What the server has not confirmed, oldest first; `base` plus these is `history.document`. */
  readonly pending: readonly Pending[];
  readonly history: History;
  /** Catalogue release of its layout, so that it opens without the server; absent in what older releases wrote. */
  readonly release?: number | undefined;
  /** Id of the copy that is being made of this device's version. */
  readonly copy?: string | undefined;
}

/**
 * The same work under another release of the catalogue. Its undo list restarts, because steps back would lead into a
 * release the design has left. Null when the operation does not fit.
 */
export function renewKept(kept: KeptDesign, operation: Extract<Operation, { type: "renew" }>): KeptDesign | null {
  const applied = apply(kept.history.document, operation);
  if (!applied.ok) return null;
  return {
    ...kept,
    release: operation.to,
    pending: [...kept.pending, { operation, gesture: null }],
    history: beginHistory(applied.value.document),
  };
}
