import { apply } from "../../../../design/apply.ts";
import { canonicalJson } from "../../../../design/canonical-json.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import type { Operation } from "../../../../design/operation.ts";
import type { Pending } from "../pending.ts";
import { overlap, type Touches, type TouchLog, touch, touchLog } from "./touches.ts";

export interface Rebased {
  /** What the server has. */
  readonly base: DesignDocument;
  /** The same with all of mine that goes with it. */
  readonly document: DesignDocument;
  /** Mine that is still to be sent, in its order. */
  readonly mine: readonly Pending[];
  /** Mine that touches what they touched, or builds on such; it is in no document. */
  readonly overlapping: readonly Pending[];
  /** Theirs without what the server had from here. */
  readonly theirs: readonly Operation[];
  readonly touched: Touches;
}

/**
 * Brings operations of two devices together that began with the same design. The server took `theirs`, in this order;
 * an answer may have been lost, so the first of them may be mine. An operation that both did alike is done.
 *
 * @returns null when `theirs` do not belong to this design
 */
export function rebase(
  document: DesignDocument,
  mine: readonly Pending[],
  theirs: readonly Operation[],
): Rebased | null {
  const taken = countOfMine(mine, theirs);
  const common = follow(document, theirs.slice(0, taken));
  const came = common && follow(common.document, theirs.slice(taken));
  if (!common || !came) return null;
  const alike = new Set(theirs.slice(taken).map(canonicalJson));
  const apart = touchLog();
  apart.add(came.touches);
  let [own, joined] = [common.document, came.document];
  const [kept, overlapping]: [Pending[], Pending[]] = [[], []];
  for (const pending of mine.slice(taken)) {
    const { operation } = pending;
    const here = touch(own, operation);
    if (!here) return null;
    own = here.document;
    if (alike.delete(canonicalJson(operation))) continue;
    const applied = overlap(here.touches, apart) ? null : apply(joined, operation);
    if (applied?.ok) {
      joined = applied.value.document;
      kept.push(pending);
    } else {
      // What builds on it cannot go with theirs either.
      apart.add(here.touches);
      overlapping.push(pending);
    }
  }
  return {
    base: came.document,
    document: joined,
    mine: kept,
    overlapping,
    theirs: theirs.slice(taken),
    touched: came.touches,
  };
}

/** How many of the first of theirs are mine, whose answer got lost: batches are taken as a whole and in order. */
function countOfMine(mine: readonly Pending[], theirs: readonly Operation[]): number {
  const differs = theirs.findIndex((operation, at) => {
    const own = mine[at]?.operation;
    return own === undefined || canonicalJson(own) !== canonicalJson(operation);
  });
  return differs === -1 ? theirs.length : differs;
}

/** The design after operations, and all that they touch; null when one does not fit. */
function follow(
  document: DesignDocument,
  operations: readonly Operation[],
): { readonly document: DesignDocument; readonly touches: TouchLog } | null {
  const touches = touchLog();
  let current = document;
  for (const operation of operations) {
    const one = touch(current, operation);
    if (!one) return null;
    touches.add(one.touches);
    current = one.document;
  }
  return { document: current, touches };
}
