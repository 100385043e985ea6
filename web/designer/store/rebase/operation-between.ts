import { apply } from "../../../../design/apply.ts";
import { configurationStep } from "../../../../design/apply-whole.ts";
import { canonicalJson } from "../../../../design/canonical-json.ts";
import type { DesignDocument, Surface } from "../../../../design/document.ts";
import { type Operation, type Step, together } from "../../../../design/operation.ts";

/** The operation that turns one design into another, apart from the order of the tray; null for equal ones. */
export function operationBetween(from: DesignDocument, to: DesignDocument): Operation | null {
  const before = [...photoSteps(from, to), ...configurationSteps(from, to)];
  const title: readonly Step[] = from.title === to.title ? [] : [{ type: "setTitle", title: to.title }];
  const arranged = [...before, ...sideSteps(from.surfaces, to.surfaces), ...title];
  if (arranged.length === 0) return null;
  const operation = together(arranged);
  // An element that went from one side to another is on both for a moment, which only all sides at once allow.
  if (apply(from, operation).ok) return operation;
  return together([...before, { type: "setSurfaces", surfaces: to.surfaces }, ...title]);
}

function photoSteps(from: DesignDocument, to: DesignDocument): readonly Step[] {
  const there = new Map(from.photos.map((photo) => [photo.id, canonicalJson(photo)]));
  const wanted = new Map(to.photos.map((photo) => [photo.id, canonicalJson(photo)]));
  const gone = from.photos.filter(({ id }) => wanted.get(id) !== there.get(id));
  const added = to.photos.filter(({ id }) => wanted.get(id) !== there.get(id));
  return [
    ...gone.map(({ id }): Step => ({ type: "removePhoto", photo: id })),
    ...added.map((photo): Step => ({ type: "addPhoto", photo })),
  ];
}

function configurationSteps(from: DesignDocument, to: DesignDocument): readonly Step[] {
  const step = configurationStep(from.configuration, to.configuration);
  return step ? [step] : [];
}

const headOf = ({ elements: _, ...head }: Surface) => canonicalJson(head);

function sideSteps(from: readonly Surface[], to: readonly Surface[]): readonly Step[] {
  const sameSides = from.length === to.length && from.every((side, at) => headOf(side) === headOf(to[at] as Surface));
  if (!sameSides) return [{ type: "setSurfaces", surfaces: to }];
  return to.flatMap(({ id, elements }, at): readonly Step[] =>
    canonicalJson(elements) === canonicalJson(from[at]?.elements) ? [] : [{ type: "arrange", surface: id, elements }],
  );
}
