import { done, failed } from "../core/outcome.ts";
import { bounds } from "./bounds.ts";
import { changedFields } from "./changed-fields.ts";
import type { DesignDocument, DesignElement, PhotoElement } from "./document.ts";
import { allElements, elementOfType, replaceElement } from "./element-place.ts";
import type { StepOf } from "./operation.ts";
import type { StepApplication } from "./operation-outcome.ts";
import { plainPlacement } from "./placement.ts";

/** Operations on the tray and on the photos of elements. */
export function addPhoto(document: DesignDocument, { photo, at }: StepOf<"addPhoto">): StepApplication {
  if (hasPhoto(document, photo.id)) return failed({ reason: "already-there", id: photo.id });
  if (document.photos.length >= bounds.photos) return failed({ reason: "too-many", of: "photos" });
  const photos = document.photos.toSpliced(at ?? document.photos.length, 0, photo);
  return done({ document: { ...document, photos }, inverse: [{ type: "removePhoto", photo: photo.id }] });
}

export function removePhoto(document: DesignDocument, { photo: id }: StepOf<"removePhoto">): StepApplication {
  const at = document.photos.findIndex((photo) => photo.id === id);
  const photo = document.photos[at];
  if (!photo) return failed({ reason: "unknown-photo", photo: id });
  const shows = (element: DesignElement) => element.type === "photo" && element.photo === id;
  const users = allElements(document).flatMap((element) => (element.type === "photo" && shows(element) ? element : []));
  const emptied = (element: DesignElement) =>
    shows(element) ? ({ ...element, photo: null } as PhotoElement) : element;
  // In one pass: a photo may be in thousands of elements.
  const surfaces = document.surfaces.map((surface) =>
    surface.elements.some(shows) ? { ...surface, elements: surface.elements.map(emptied) } : surface,
  );
  return done({
    document: { ...document, surfaces, photos: document.photos.toSpliced(at, 1) },
    inverse: [{ type: "addPhoto", photo, at }, ...users.map(placing)],
  });
}

export function setPhoto(document: DesignDocument, { photo: id, set, unset }: StepOf<"setPhoto">): StepApplication {
  const at = document.photos.findIndex((photo) => photo.id === id);
  const photo = document.photos[at];
  if (!photo) return failed({ reason: "unknown-photo", photo: id });
  const facts = (unset ?? []).filter((name) => name in factNames);
  const { changed, before } = changedFields(photo, set, facts);
  return done({
    document: { ...document, photos: document.photos.with(at, changed) },
    inverse: [{ type: "setPhoto", photo: id, ...before }],
  });
}

const factNames = { takenAt: true, focus: true, faces: true };

export function placePhoto(document: DesignDocument, step: StepOf<"placePhoto">): StepApplication {
  const element = elementOfType(document, step.element, "photo");
  if (!element.ok) return element;
  if (step.photo !== null && !hasPhoto(document, step.photo)) {
    return failed({ reason: "unknown-photo", photo: step.photo });
  }
  const placement = step.placement ?? plainPlacement(element.value.placement.fit);
  return done({
    document: replaceElement(document, { ...element.value, photo: step.photo, placement }),
    inverse: [placing(element.value)],
  });
}

export function swapPhotos(document: DesignDocument, { one, other }: StepOf<"swapPhotos">): StepApplication {
  const [first, second] = [elementOfType(document, one, "photo"), elementOfType(document, other, "photo")];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const swapped = [
    { ...first.value, photo: second.value.photo, placement: plainPlacement(first.value.placement.fit) },
    { ...second.value, photo: first.value.photo, placement: plainPlacement(second.value.placement.fit) },
  ];
  return done({
    document: swapped.reduce(replaceElement, document),
    inverse: [placing(first.value), placing(second.value)],
  });
}

export function setPlacement(document: DesignDocument, step: StepOf<"setPlacement">): StepApplication {
  const element = elementOfType(document, step.element, "photo");
  if (!element.ok) return element;
  return done({
    document: replaceElement(document, { ...element.value, placement: step.placement }),
    inverse: [{ type: "setPlacement", element: step.element, placement: element.value.placement }],
  });
}

const placing = ({ id, photo, placement }: PhotoElement): StepOf<"placePhoto"> => ({
  type: "placePhoto",
  element: id,
  photo,
  placement,
});

const hasPhoto = (document: DesignDocument, id: string) => document.photos.some((photo) => photo.id === id);
