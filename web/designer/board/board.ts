import type { Surface } from "../../../design/document.ts";
import type { Point, Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Scene, ScenePage } from "../../../design/scene.ts";
import type { Opening } from "../../../products/openings.ts";
import { bareSurroundings, type Surroundings } from "../../../products/surroundings.ts";
import { type Subject, subjectOf } from "../../scene/drawing/subject.ts";
import type { DesignView } from "../context/design-view.ts";

/** What lies on the stage at once: the sides of one opening beside each other. Micrometres. */
export interface Board extends Size {
  readonly sides: readonly BoardSide[];
}

/** Where a side lies and what is drawn of it; stays the same object while elements are moved. */
export interface SidePlace {
  readonly layout: SurfaceLayout;
  readonly subject: Subject;
  /** Where the upper left corner of what is drawn of this side (`subject.outer`) lies on the board, micrometres. */
  readonly at: Point;
}

export interface BoardSide extends SidePlace {
  readonly place: SidePlace;
  readonly surface: Surface;
  readonly page: ScenePage;
}

/**
 * Lays the sides of an opening beside each other.
 *
 * @param first the design's first side, which mat and frame are around
 * @param look wrapped edges as they hang, or laid open
 */
export function placesOf(
  opening: Opening,
  first: SurfaceLayout | undefined,
  surroundings: Surroundings,
  look: "finished" | "open",
): readonly SidePlace[] {
  let x = 0;
  return opening.map((layout) => {
    const subject = subjectOf(layout, layout === first ? surroundings : bareSurroundings, look);
    const place = { layout, subject, at: { x, y: 0 } };
    x += subject.outer.width;
    return place;
  });
}

/** The board with what is on its sides now. */
export function boardOf(
  { document, scene }: Pick<DesignView, "document" | "scene">,
  places: readonly SidePlace[],
): Board {
  const sides = places.flatMap((place) => sideAt(place, document.surfaces, scene) ?? []);
  const last = sides.at(-1);
  return {
    sides,
    width: last ? last.at.x + last.subject.outer.width : 0,
    height: Math.max(0, ...sides.map(({ subject }) => subject.outer.height)),
  };
}

function sideAt(place: SidePlace, surfaces: readonly Surface[], { pages }: Scene): BoardSide | null {
  const surface = surfaces.find(({ id }) => id === place.layout.surface);
  const page = pages.find((one) => one.surface === place.layout.surface);
  return surface && page ? { ...place, place, surface, page } : null;
}

export const sideOfElement = ({ sides }: Board, element: string): BoardSide | undefined =>
  sides.find(({ surface }) => surface.elements.some(({ id }) => id === element));
