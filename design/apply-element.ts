import { done, failed } from "../core/outcome.ts";
import { bounds } from "./bounds.ts";
import { changedFields } from "./changed-fields.ts";
import type { DesignDocument, DesignElement } from "./document.ts";
import { hasItsPhoto, twice } from "./document-schema.ts";
import { allElements, elementOf, placeOf, replaceElement, surfaceOf, withElements } from "./element-place.ts";
import { elementSchema } from "./element-schema.ts";
import { lettersOf } from "./letters.ts";
import type { StepOf } from "./operation.ts";
import type { OperationFailure, StepApplication } from "./operation-outcome.ts";

/** Operations on elements of a side. */
export function addElements(
  document: DesignDocument,
  { surface, elements: added, at }: StepOf<"addElements">,
): StepApplication {
  if (!surfaceOf(document, surface)) return failed({ reason: "unknown-surface", surface });
  const refusal = cannotAdd(document, added);
  if (refusal) return failed(refusal);
  return done({
    document: withElements(document, surface, (elements) => elements.toSpliced(at ?? elements.length, 0, ...added)),
    inverse: [{ type: "removeElements", elements: added.map(({ id }) => id) }],
  });
}

/** Why these elements cannot come to the design as it is; null when they can. */
export function cannotAdd(document: DesignDocument, added: readonly DesignElement[]): OperationFailure | null {
  const present = allElements(document);
  const ids = new Set(present.map(({ id }) => id));
  const known = added.find(({ id }) => ids.has(id))?.id ?? twice(added)[0];
  if (known !== undefined) return { reason: "already-there", id: known };
  const photos = new Set(document.photos.map(({ id }) => id));
  const stray = added.find((element) => !hasItsPhoto(element, photos));
  if (stray?.type === "photo") return { reason: "unknown-photo", photo: stray.photo ?? "" };
  if (present.length + added.length > bounds.elements) return { reason: "too-many", of: "elements" };
  const letters = lettersOf(added);
  const tooMany = letters > 0 && lettersOf(present) + letters > bounds.letters;
  return tooMany ? { reason: "too-many", of: "letters" } : null;
}

export function removeElements(document: DesignDocument, { elements: ids }: StepOf<"removeElements">): StepApplication {
  let current = document;
  const inverse: StepOf<"addElements">[] = [];
  for (const id of ids) {
    const [place, element] = [placeOf(current, id), elementOf(current, id)];
    if (!place || !element) return failed({ reason: "unknown-element", element: id });
    current = withElements(current, place.surface, (elements) => elements.toSpliced(place.at, 1));
    inverse.unshift({ type: "addElements", ...place, elements: [element] });
  }
  return done({ document: current, inverse });
}

export function setElement(
  document: DesignDocument,
  { element: id, set, unset }: StepOf<"setElement">,
): StepApplication {
  const element = elementOf(document, id);
  if (!element) return failed({ reason: "unknown-element", element: id });
  const { changed, before } = changedFields(element, set, unset ?? []);
  const parsed = elementSchema.safeParse(changed);
  if (!parsed.success || parsed.data.id !== id || parsed.data.type !== element.type) {
    const issues = parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? ["id or type"];
    return failed({ reason: "unsound-element", element: id, issues });
  }
  const photos = new Set(document.photos.map((photo) => photo.id));
  if (parsed.data.type === "photo" && !hasItsPhoto(parsed.data, photos)) {
    return failed({ reason: "unknown-photo", photo: parsed.data.photo ?? "" });
  }
  const more = lettersOf([parsed.data]) - lettersOf([element]);
  if (more > 0 && lettersOf(allElements(document)) + more > bounds.letters) {
    return failed({ reason: "too-many", of: "letters" });
  }
  return done({
    document: replaceElement(document, parsed.data),
    inverse: [{ type: "setElement", element: id, ...before }],
  });
}

export function moveElement(document: DesignDocument, { element: id, to }: StepOf<"moveElement">): StepApplication {
  const [place, element] = [placeOf(document, id), elementOf(document, id)];
  if (!place || !element) return failed({ reason: "unknown-element", element: id });
  return done({
    document: withElements(document, place.surface, (elements) =>
      elements.toSpliced(place.at, 1).toSpliced(to, 0, element),
    ),
    inverse: [{ type: "moveElement", element: id, to: place.at }],
  });
}

export function arrange(document: DesignDocument, { surface: id, elements }: StepOf<"arrange">): StepApplication {
  const surface = surfaceOf(document, id);
  if (!surface) return failed({ reason: "unknown-surface", surface: id });
  const emptied = withElements(document, id, () => []);
  const refusal = cannotAdd(emptied, elements);
  if (refusal) return failed(refusal);
  return done({
    document: withElements(document, id, () => elements),
    inverse: [{ type: "arrange", surface: id, elements: surface.elements }],
  });
}
