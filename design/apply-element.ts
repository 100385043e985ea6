import { done, failed } from "../core/outcome.ts";
import type { DesignDocument, TextElement } from "./document.ts";
import { bounds } from "./document-schema.ts";
import { allElements, elementOf, elementOfType, placeOf, replaceElement, withElements } from "./element-place.ts";
import type { StepOf } from "./operation.ts";
import type { Application } from "./operation-outcome.ts";

/** Operations on elements of a surface. */
export function addElement(document: DesignDocument, { surface, element, at }: StepOf<"addElement">): Application {
  const target = document.surfaces.find((candidate) => candidate.id === surface);
  if (!target) return failed({ reason: "unknown-surface", surface });
  if (elementOf(document, element.id)) return failed({ reason: "already-there", id: element.id });
  if (allElements(document).length >= bounds.elements) return failed({ reason: "too-many", of: "elements" });
  if (element.type === "photo" && element.photo !== null && !document.photos.some(({ id }) => id === element.photo)) {
    return failed({ reason: "unknown-photo", photo: element.photo });
  }
  return done({
    document: withElements(document, surface, (elements) => elements.toSpliced(at ?? elements.length, 0, element)),
    inverse: { type: "removeElement", element: element.id },
  });
}

export function removeElement(document: DesignDocument, { element: id }: StepOf<"removeElement">): Application {
  const place = placeOf(document, id);
  const element = elementOf(document, id);
  if (!place || !element) return failed({ reason: "unknown-element", element: id });
  return done({
    document: withElements(document, place.surface, (elements) => elements.toSpliced(place.at, 1)),
    inverse: { type: "addElement", ...place, element },
  });
}

export function setElementFrame(document: DesignDocument, step: StepOf<"setElementFrame">): Application {
  const element = elementOf(document, step.element);
  if (!element) return failed({ reason: "unknown-element", element: step.element });
  const inverse = { type: "setElementFrame", element: element.id, frame: element.frame } as const;
  if (element.type === "photo") {
    return done({ document: replaceElement(document, { ...element, frame: step.frame }), inverse });
  }
  if (step.frame === "surface") return failed({ reason: "wrong-element", element: element.id });
  return done({ document: replaceElement(document, { ...element, frame: step.frame }), inverse });
}

export function setText(document: DesignDocument, step: StepOf<"setText">): Application {
  const { type, element: id, ...given } = step;
  const element = elementOfType(document, id, "text");
  if (!element.ok) return element;
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, element.value[key as keyof TextElement]]));
  return done({
    document: replaceElement(document, { ...element.value, ...changes }),
    inverse: { type, element: id, ...before },
  });
}
