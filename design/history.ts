import type { Outcome } from "../core/outcome.ts";
import { done } from "../core/outcome.ts";
import { apply } from "./apply.ts";
import { bounds } from "./bounds.ts";
import type { DesignDocument } from "./document.ts";
import { type Operation, type Step, type StepOf, stepsOf, together } from "./operation.ts";
import type { OperationFailure } from "./operation-outcome.ts";

/**
 * Undo and redo without limit, as one plain JSON value: the design, what was done (oldest first) and what was taken
 * back (next redo last). Kept in the browser it survives a reload; `readHistory` reads it again.
 */
export interface History {
  readonly document: DesignDocument;
  readonly past: readonly Entry[];
  readonly future: readonly Entry[];
}

/** One step of undo. */
export interface Entry {
  readonly operation: Operation;
  readonly inverse: Operation;
  /** Operations of one drag or one slider movement share this and are undone as one. */
  readonly gesture: string | null;
}

/** A new history, and the operation that was applied, to be sent on to the store. */
export interface Turned {
  readonly history: History;
  readonly operation: Operation;
}

export const beginHistory = (document: DesignDocument): History => ({ document, past: [], future: [] });

/**
 * Applies an operation, records its reversal and clears redo. Operations with the same `gesture`, a new key for each
 * drag or slider movement, become one undo step.
 */
export function perform(
  history: History,
  operation: Operation,
  gesture: string | null = null,
): Outcome<History, OperationFailure> {
  const applied = apply(history.document, operation);
  if (!applied.ok) return applied;
  const { document, inverse } = applied.value;
  const entry = { operation, inverse, gesture };
  const at = gesture === null ? -1 : stepOf(history.past, gesture, operation, document);
  const before = history.past[at];
  const past = before ? history.past.with(at, joined(before, entry)) : [...history.past, entry];
  return done({ document, past, future: [] });
}

/**
 * The step of undo that an operation of this gesture belongs to, -1 for a new one. Photos that arrive one by one belong
 * to the step of the first, whatever was done meanwhile that knows nothing of them.
 *
 * @param document with the operation applied
 */
function stepOf(past: readonly Entry[], gesture: string, operation: Operation, { photos }: DesignDocument): number {
  const at = past.findLastIndex((entry) => entry.gesture === gesture);
  if (at < 0 || at === past.length - 1) return at;
  const steps = stepsOf(operation);
  const arrivals = steps.filter(isArrival);
  if (arrivals.length < steps.length) return -1;
  const arriving = new Set(arrivals.map(({ photo }) => photo.id));
  const meanwhile = past.slice(at + 1).flatMap((entry) => stepsOf(entry.operation));
  const removed = meanwhile.filter(({ type }) => type === "removePhoto").length;
  // Photos that were taken out come back by undo: there must be room for them.
  const isApart = photos.length + removed <= bounds.photos && !meanwhile.some((step) => meets(step, arriving));
  return isApart ? at : -1;
}

type Arrival = StepOf<"addPhoto">;
const isArrival = (step: Step): step is Arrival => step.type === "addPhoto" && step.at === undefined;

/** Whether earlier photos with these ids would invalidate a step or change the order of the tray. */
function meets(step: Step, arriving: ReadonlySet<string>): boolean {
  if (step.type === "removePhoto") return arriving.has(step.photo);
  return step.type === "addPhoto" && (step.at === undefined || arriving.has(step.photo.id));
}

/** Takes the last step back; null when there is none. */
export function undo(history: History): Turned | null {
  const entry = history.past.at(-1);
  if (!entry) return null;
  return turn(history, entry.inverse, history.past.slice(0, -1), [...history.future, entry]);
}

/** Repeats the last undone operation; null when there is none. */
export function redo(history: History): Turned | null {
  const entry = history.future.at(-1);
  if (!entry) return null;
  return turn(history, entry.operation, [...history.past, { ...entry, gesture: null }], history.future.slice(0, -1));
}

function turn(history: History, operation: Operation, past: readonly Entry[], future: readonly Entry[]): Turned {
  const applied = apply(history.document, operation);
  if (!applied.ok) throw new Error(`history does not fit its design: ${JSON.stringify(applied.error)}`);
  return { operation, history: { document: applied.value.document, past, future } };
}

/** Two entries as one. A hundred placements of one drag keep just the first inverse and the last placement. */
function joined(first: Entry, second: Entry): Entry {
  const replaces = overwrites(first.operation, second.operation);
  return {
    gesture: second.gesture,
    operation: replaces ? second.operation : together([...stepsOf(first.operation), ...stepsOf(second.operation)]),
    inverse: replaces ? first.inverse : together([...stepsOf(second.inverse), ...stepsOf(first.inverse)]),
  };
}

const setters = new Set<Operation["type"]>([
  "setTitle",
  "setPlacement",
  "setElement",
  "setConfiguration",
  "setSurface",
]);

/** Does the later operation set all that the earlier one set? */
function overwrites(earlier: Operation, later: Operation): boolean {
  if (!setters.has(later.type) || earlier.type !== later.type) return false;
  return target(earlier as Step) === target(later as Step);
}

/** Target of an operation: type, element or side, and field names. */
const target = (step: Step) =>
  JSON.stringify([
    step.type,
    "element" in step ? step.element : null,
    "surface" in step ? step.surface : null,
    Object.keys(step).sort(),
    "set" in step ? Object.keys(step.set).sort() : null,
    "unset" in step ? step.unset : null,
  ]);
