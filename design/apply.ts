import { done } from "../core/outcome.ts";
import { addElement, removeElement, setElementFrame, setText } from "./apply-element.ts";
import { addPhoto, placePhoto, removePhoto, setPlacement } from "./apply-photo.ts";
import { setConfiguration, setTitle } from "./apply-whole.ts";
import type { DesignDocument } from "./document.ts";
import { type Operation, type Step, stepsOf, together } from "./operation.ts";
import type { Application } from "./operation-outcome.ts";

/**
 * Applies a parsed operation. Pure: the given document stays as it was, and parts that do not change are shared.
 * Applying `inverse` to the result gives a document equal to the one before.
 */
export function apply(document: DesignDocument, operation: Operation): Application {
  return operation.type === "together" ? applyTogether(document, operation.steps) : applyStep(document, operation);
}

function applyTogether(document: DesignDocument, steps: readonly Step[]): Application {
  let current = document;
  const inverses: Step[] = [];
  for (const step of steps) {
    const applied = applyStep(current, step);
    if (!applied.ok) return applied;
    current = applied.value.document;
    inverses.unshift(...stepsOf(applied.value.inverse));
  }
  return done({ document: current, inverse: together(inverses) });
}

function applyStep(document: DesignDocument, step: Step): Application {
  switch (step.type) {
    case "setTitle":
      return setTitle(document, step);
    case "setConfiguration":
      return setConfiguration(document, step);
    case "addPhoto":
      return addPhoto(document, step);
    case "removePhoto":
      return removePhoto(document, step);
    case "placePhoto":
      return placePhoto(document, step);
    case "setPlacement":
      return setPlacement(document, step);
    case "addElement":
      return addElement(document, step);
    case "removeElement":
      return removeElement(document, step);
    case "setElementFrame":
      return setElementFrame(document, step);
    case "setText":
      return setText(document, step);
  }
}
