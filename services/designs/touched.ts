import { type Operation, type Step, stepsOf } from "../../design/operation.ts";

/** Ids in operations, by which their sides are found. */
export interface Touched {
  /** So much is named that looking for it costs more than reading every side. */
  readonly all: boolean;
  readonly surfaces: readonly string[];
  /** Also those that are added: a side that has one already must be seen. */
  readonly elements: readonly string[];
  /** Photos that leave the tray, and so every element that shows them. */
  readonly photos: readonly string[];
}

const mostNames = 500;

/** Ids of sides, elements and photos that must be read before these operations can be applied. */
export function touchedBy(operations: readonly Operation[]): Touched {
  const [surfaces, elements, photos] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const operation of operations) {
    for (const step of stepsOf(operation)) {
      const named = namesOf(step);
      for (const id of named.surfaces ?? []) surfaces.add(id);
      for (const id of named.elements ?? []) elements.add(id);
      for (const id of named.photos ?? []) photos.add(id);
    }
  }
  const all = surfaces.size + elements.size + photos.size > mostNames;
  return all
    ? { all, surfaces: [], elements: [], photos: [] }
    : { all, surfaces: [...surfaces], elements: [...elements], photos: [...photos] };
}

interface Names {
  readonly surfaces?: readonly string[];
  readonly elements?: readonly string[];
  readonly photos?: readonly string[];
}

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

/** Moving and removing a side, and putting others in the place of all, need nothing of what is on it. */
function namesOf(step: Step): Names {
  switch (step.type) {
    case "setTitle":
    case "setConfiguration":
    case "addPhoto":
    case "setPhoto":
    case "removeSurface":
    case "moveSurface":
    case "setSurfaces":
      return {};
    case "removePhoto":
      return { photos: [step.photo] };
    case "placePhoto":
    case "setPlacement":
    case "setElement":
    case "moveElement":
      return { elements: [step.element] };
    case "swapPhotos":
      return { elements: [step.one, step.other] };
    case "removeElements":
      return { elements: step.elements };
    case "addElements":
    case "arrange":
      return { surfaces: [step.surface], elements: idsOf(step.elements) };
    case "addSurface":
      return { elements: idsOf(step.surface.elements) };
    case "setSurface":
      return { surfaces: [step.surface] };
  }
}
