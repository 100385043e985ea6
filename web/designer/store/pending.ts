import { type Operation, stepsOf } from "../../../design/operation.ts";
import { operationsAtOnce, stepsAtOnce } from "../../../services/designs/contract.ts";

/** An operation that the server has not confirmed yet. */
export interface Pending {
  readonly operation: Operation;
  readonly gesture: string | null;
}

/** As many of the first pending operations as the server takes at once, at least one. */
export function batchOf(pending: readonly Pending[]): readonly Operation[] {
  const batch: Operation[] = [];
  let steps = 0;
  for (const { operation } of pending.slice(0, operationsAtOnce)) {
    steps += stepsOf(operation).length;
    if (batch.length > 0 && steps > stepsAtOnce) break;
    batch.push(operation);
  }
  return batch;
}

/**
 * Adds an operation to what is to be sent. Within one gesture a placement overwrites the one before it, so that a
 * long slider movement costs one line of the log; the first `inFlight` entries are on their way and stay untouched.
 */
export function addPending(pending: readonly Pending[], next: Pending, inFlight: number): readonly Pending[] {
  const last = pending.at(-1);
  const replaces = last !== undefined && pending.length > inFlight && overwrites(last, next);
  return replaces ? pending.with(-1, next) : [...pending, next];
}

function overwrites(earlier: Pending, later: Pending): boolean {
  if (later.gesture === null || earlier.gesture !== later.gesture) return false;
  const [first, ...more] = stepsOf(earlier.operation);
  const [second, ...evenMore] = stepsOf(later.operation);
  if (more.length > 0 || evenMore.length > 0) return false;
  return first?.type === "setPlacement" && second?.type === "setPlacement" && first.element === second.element;
}
