import type { DesignDocument, DesignPhoto, PhotoPlacement } from "../../../design/document.ts";
import { elementOf, placeOf } from "../../../design/element-place.ts";
import { focusedPlacement } from "../../../design/focused-placement.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Step } from "../../../design/operation.ts";
import { ONE, photoMatrix, plainPlacement } from "../../../design/placement.ts";
import { contains } from "../../../design/rect.ts";
import { photoBox } from "../../../design/surface-geometry.ts";
import type { Trouble } from "./trouble.ts";

export interface CutMending {
  /** `bring-in`: what draws the eye is moved into its place; `whole`: the photo gets smaller until all of it shows. */
  readonly kind: "bring-in" | "whole";
  readonly step: Step;
}

/** What shows again with one click what a photo lost, the best first. */
export function cutMendings(
  { element: id, photo: name }: Extract<Trouble, { reason: "cut" }>,
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
): readonly CutMending[] {
  const element = id === null ? undefined : elementOf(document, id);
  const layout = layouts.find(({ surface }) => element && surface === placeOf(document, element.id)?.surface);
  const photo = document.photos.find((one) => one.id === name);
  if (element?.type !== "photo" || element.photo !== name || element.placement.fit !== "fill") return [];
  if (!layout || !photo) return [];
  const box = photoBox(layout, element);
  const step = (placement: PhotoPlacement): Step => ({ type: "setPlacement", element: element.id, placement });
  const focused = focusedPlacement(photo, box, "fill");
  const helps = showsSubject(photo, box, focused) && !showsSubject(photo, box, element.placement);
  return [
    ...(helps ? [{ kind: "bring-in", step: step(focused) } as const] : []),
    { kind: "whole", step: step({ ...plainPlacement("fit"), rotation: element.placement.rotation }) },
  ];
}

/** All its faces, or its focus, lie in the box; false where neither is known, or the photo is tilted. */
function showsSubject(photo: DesignPhoto, box: Rect, placement: PhotoPlacement): boolean {
  const subjects = photo.faces?.length ? photo.faces : photo.focus ? [{ ...photo.focus, width: 0, height: 0 }] : [];
  if (subjects.length === 0 || placement.rotation !== 0) return false;
  const [width, , , height, left, top] = photoMatrix(photo, box, placement);
  return subjects.every((subject) =>
    contains(box, {
      x: left + (subject.x / ONE) * width,
      y: top + (subject.y / ONE) * height,
      width: (subject.width / ONE) * width,
      height: (subject.height / ONE) * height,
    }),
  );
}
