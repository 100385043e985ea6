import { done } from "../core/outcome.ts";
import { addElements, arrange, moveElement, removeElements, setElement } from "./apply-element.ts";
import { addPhoto, placePhoto, removePhoto, setPhoto, setPlacement, swapPhotos } from "./apply-photo.ts";
import { addSurface, moveSurface, removeSurface, setSurface, setSurfaces } from "./apply-surface.ts";
import { setConfiguration, setTitle } from "./apply-whole.ts";
import type { DesignDocument } from "./document.ts";
import { type Operation, type Step, stepsOf, together } from "./operation.ts";
import type { Application, StepApplication } from "./operation-outcome.ts";

/**
 * Applies a parsed operation. Pure: the given document stays as it was, and parts that do not change are shared.
 * Applying `inverse` to the result gives a document equal to the one before.
 */
export function apply(document: DesignDocument, operation: Operation): Application {
  let current = document;
  const inverses: (readonly Step[])[] = [];
  for (const step of stepsOf(operation)) {
    const applied = applyStep(current, step);
    if (!applied.ok) return applied;
    current = applied.value.document;
    inverses.push(applied.value.inverse);
  }
  const inverse = inverses.reverse().flat();
  return done({
    document: current,
    inverse:
      operation.type === "renew"
        ? { type: "renew", from: operation.to, to: operation.from, steps: inverse }
        : together(inverse),
  });
}

function applyStep(document: DesignDocument, step: Step): StepApplication {
  switch (step.type) {
    case "setTitle":
      return setTitle(document, step);
    case "setConfiguration":
      return setConfiguration(document, step);
    case "addPhoto":
      return addPhoto(document, step);
    case "removePhoto":
      return removePhoto(document, step);
    case "setPhoto":
      return setPhoto(document, step);
    case "placePhoto":
      return placePhoto(document, step);
    case "swapPhotos":
      return swapPhotos(document, step);
    case "setPlacement":
      return setPlacement(document, step);
    case "addElements":
      return addElements(document, step);
    case "removeElements":
      return removeElements(document, step);
    case "setElement":
      return setElement(document, step);
    case "moveElement":
      return moveElement(document, step);
    case "arrange":
      return arrange(document, step);
    case "addSurface":
      return addSurface(document, step);
    case "removeSurface":
      return removeSurface(document, step);
    case "moveSurface":
      return moveSurface(document, step);
    case "setSurface":
      return setSurface(document, step);
    case "setSurfaces":
      return setSurfaces(document, step);
  }
}
