import type { Surface } from "../../../design/document.ts";
import type { Point, Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { bareSurroundings } from "../../../products/surroundings.ts";
import type { DesignView } from "../desk/design-view.ts";
import { type Subject, subjectOf } from "../scene/subject.ts";
import type { Opening } from "./openings.ts";

/** What lies on the stage at once: the sides of one opening beside each other. */
export interface Board extends Size {
  readonly sides: readonly BoardSide[];
}

export interface BoardSide {
  readonly surface: Surface;
  readonly layout: SurfaceLayout;
  readonly page: ScenePage;
  readonly subject: Subject;
  /** Where the upper left corner of what is drawn of this side (`subject.outer`) lies on the board, micrometres. */
  readonly at: Point;
}

/** @param look wrapped edges as they hang, or laid open */
export function boardOf(
  { document, scene, layouts, surroundings }: DesignView,
  opening: Opening,
  look: "finished" | "open",
): Board {
  const sides: BoardSide[] = [];
  let x = 0;
  for (const layout of opening) {
    const surface = document.surfaces.find(({ id }) => id === layout.surface);
    const page = scene.pages.find((one) => one.surface === layout.surface);
    if (!surface || !page) continue;
    // Mat and frame are around the first side.
    const around = layout === layouts[0] ? surroundings : bareSurroundings;
    const subject = subjectOf(layout, around, look);
    sides.push({ surface, layout, page, subject, at: { x, y: 0 } });
    x += subject.outer.width;
  }
  const height = Math.max(0, ...sides.map(({ subject }) => subject.outer.height));
  return { sides, width: x, height };
}

/** A point of the side's trimmed product, as elements are placed, on the board. */
export function onBoard({ at, subject, page }: BoardSide, point: Point): Point {
  return { x: at.x + page.trim.x - subject.outer.x + point.x, y: at.y + page.trim.y - subject.outer.y + point.y };
}

/** The other way round. */
export function onSide({ at, subject, page }: BoardSide, point: Point): Point {
  return { x: point.x - at.x - page.trim.x + subject.outer.x, y: point.y - at.y - page.trim.y + subject.outer.y };
}

export const sideOfElement = ({ sides }: Board, element: string): BoardSide | undefined =>
  sides.find(({ surface }) => surface.elements.some(({ id }) => id === element));
