import { done, failed, type Outcome } from "../../core/outcome.ts";
import { apply } from "../../design/apply.ts";
import { bounds } from "../../design/bounds.ts";
import type { DesignDocument, Surface } from "../../design/document.ts";
import { lettersOf } from "../../design/letters.ts";
import { type Operation, type Step, stepsOf } from "../../design/operation.ts";
import type { OperationFailure } from "../../design/operation-outcome.ts";
import type { Pause } from "./pause.ts";

/** Contents of a side that was not read. */
export interface Contents {
  readonly elements: number;
  readonly letters: number;
}

/** A design as far as operations need it: sides that they do not touch have no elements, only a count of them. */
export interface PartialDesign {
  readonly document: DesignDocument;
  /** By the side itself: once it is replaced, its elements count. */
  readonly unread: ReadonlyMap<Surface, Contents>;
}

export interface RefusedOperation {
  /** Within the batch, from 0 on. */
  readonly index: number;
  readonly reason: OperationFailure["reason"];
}

/**
 * Applies a batch like the browser, step by step and yielding to other requests. Limits over all elements of a design
 * are checked here, because not all of them are read.
 */
export async function applyOperations(
  { document, unread }: PartialDesign,
  operations: readonly Operation[],
  pause: Pause,
): Promise<Outcome<DesignDocument, RefusedOperation>> {
  let current = document;
  for (const [index, operation] of operations.entries()) {
    for (const step of stepsOf(operation).flatMap(smallSteps)) {
      const applied = apply(current, step);
      if (!applied.ok) return failed({ index, reason: applied.error.reason });
      current = applied.value.document;
      if (adds(step) && isTooMuch(current, unread)) return failed({ index, reason: "too-many" });
      await pause();
    }
  }
  return done(current);
}

/** Each removal looks through the whole design. */
const smallSteps = (step: Step): readonly Step[] =>
  step.type === "removeElements" ? step.elements.map((element) => ({ ...step, elements: [element] })) : [step];

const adding = new Set<Step["type"]>(["addElements", "addSurface", "arrange", "setElement"]);
const adds = (step: Step) => adding.has(step.type);

function isTooMuch({ surfaces }: DesignDocument, unread: PartialDesign["unread"]): boolean {
  if (unread.size === 0) return false;
  let [elements, letters] = [0, 0];
  for (const surface of surfaces) {
    const known = unread.get(surface);
    elements += known?.elements ?? surface.elements.length;
    letters += known?.letters ?? lettersOf(surface.elements);
  }
  return elements > bounds.elements || letters > bounds.letters;
}
