import { apply } from "../../../../design/apply.ts";
import type { DesignDocument, DesignElement } from "../../../../design/document.ts";
import { allElements, placeOf, surfaceOf } from "../../../../design/element-place.ts";
import { type Operation, type Step, stepsOf } from "../../../../design/operation.ts";

/**
 * What an operation takes for itself and what it only leans on, by names such as `element:e1` or `side:front`. `side:`
 * is the list of a side's elements, `head:` its background and style, `sides` the list of all sides.
 */
export interface Touches {
  readonly takes: ReadonlySet<string>;
  /** Must still be there, and may have got other neighbours meanwhile. */
  readonly leansOn: ReadonlySet<string>;
}

/** Touches of several operations together. */
export interface TouchLog extends Touches {
  add(touches: Touches): void;
}

export function touchLog(): TouchLog {
  const [takes, leansOn] = [new Set<string>(), new Set<string>()];
  return {
    takes,
    leansOn,
    add(touches) {
      for (const name of touches.takes) takes.add(name);
      for (const name of touches.leansOn) leansOn.add(name);
    },
  };
}

/** Does an operation touch a thing that others touched, so that one of them would be lost in the other? */
export function overlap(one: Touches, others: Touches): boolean {
  for (const name of one.takes) if (others.takes.has(name) || others.leansOn.has(name)) return true;
  for (const name of one.leansOn) if (others.takes.has(name)) return true;
  return false;
}

/** What an operation touches of this design, and the design after it; null when it does not fit. */
export function touch(
  document: DesignDocument,
  operation: Operation,
): { readonly touches: Touches; readonly document: DesignDocument } | null {
  const [takes, leansOn] = [new Set<string>(), new Set<string>()];
  if (operation.type === "renew") takes.add("release");
  let current = document;
  for (const step of stepsOf(operation)) {
    const named = namesOf(current, step);
    for (const name of named.takes) takes.add(name);
    for (const name of named.leansOn ?? []) leansOn.add(name);
    const applied = apply(current, step);
    if (!applied.ok) return null;
    current = applied.value.document;
  }
  return { touches: { takes, leansOn }, document: current };
}

interface Names {
  readonly takes: readonly string[];
  readonly leansOn?: readonly string[];
}

const element = (id: string) => `element:${id}`;
const side = (id: string) => `side:${id}`;
const photo = (id: string) => `photo:${id}`;
const wholeSide = (id: string) => [side(id), `head:${id}`, `place:${id}`];
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const photosOf = (elements: readonly DesignElement[]) =>
  elements.flatMap((one) => (one.type === "photo" && one.photo !== null ? photo(one.photo) : []));

/** An element is leant on by way of its side, which another layout takes as a whole. */
function elements(document: DesignDocument, ids: readonly string[]): Names {
  const sides = ids.flatMap((id) => placeOf(document, id)?.surface ?? []);
  return { takes: ids.map(element), leansOn: ["sides", ...sides.map(side)] };
}

const withPhotos = ({ takes, leansOn = [] }: Names, ids: readonly (string | null | undefined)[]): Names => ({
  takes,
  leansOn: [...leansOn, ...ids.flatMap((id) => (id ? photo(id) : []))],
});

function namesOf(document: DesignDocument, step: Step): Names {
  switch (step.type) {
    case "setTitle":
      return { takes: ["title"] };
    case "setConfiguration":
      return { takes: ["configuration"] };
    case "addPhoto":
      return { takes: [photo(step.photo.id)] };
    case "setPhoto":
      return { takes: [`facts:${step.photo}`], leansOn: [photo(step.photo)] };
    case "removePhoto": {
      const shown = allElements(document).filter((one) => one.type === "photo" && one.photo === step.photo);
      const named = elements(document, idsOf(shown));
      return { ...named, takes: [...named.takes, photo(step.photo), `facts:${step.photo}`] };
    }
    case "placePhoto":
      return withPhotos(elements(document, [step.element]), [step.photo]);
    case "setElement":
      return withPhotos(elements(document, [step.element]), [
        typeof step.set.photo === "string" ? step.set.photo : null,
      ]);
    case "setPlacement":
    case "moveElement":
      return elements(document, [step.element]);
    case "swapPhotos":
      return elements(document, [step.one, step.other]);
    case "removeElements":
      return elements(document, step.elements);
    case "addElements":
      return {
        takes: idsOf(step.elements).map(element),
        leansOn: ["sides", side(step.surface), ...photosOf(step.elements)],
      };
    case "arrange": {
      const before = surfaceOf(document, step.surface)?.elements ?? [];
      const ids = [...idsOf(before), ...idsOf(step.elements)];
      return { takes: [side(step.surface), ...ids.map(element)], leansOn: ["sides", ...photosOf(step.elements)] };
    }
    case "setSurface":
      return { takes: [`head:${step.surface}`], leansOn: ["sides"] };
    case "moveSurface":
      return { takes: [`place:${step.surface}`], leansOn: ["sides"] };
    case "addSurface": {
      const { id, elements: added } = step.surface;
      return { takes: [...wholeSide(id), ...idsOf(added).map(element)], leansOn: ["sides", ...photosOf(added)] };
    }
    case "removeSurface": {
      const gone = surfaceOf(document, step.surface)?.elements ?? [];
      return { takes: [...wholeSide(step.surface), ...idsOf(gone).map(element)], leansOn: ["sides"] };
    }
    case "setSurfaces": {
      const added = step.surfaces.flatMap((one) => one.elements);
      return { takes: ["sides"], leansOn: photosOf(added) };
    }
  }
}
