import type { Rect } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { grow, translate } from "../../../design/rect.ts";
import { trimArea } from "../../../design/surface-geometry.ts";
import type { FrameAround, MatAround, Surroundings } from "../../../products/surroundings.ts";

/** What the stage shows of a surface and around it. All rectangles on the page, micrometres. */
export interface Subject {
  /** Everything that is drawn. */
  readonly outer: Rect;
  /** The part of the printed page that is in sight. */
  readonly picture: Rect;
  readonly mat: MatAround | null;
  readonly frame: FrameAround | null;
  /** "#rrggbb" of coloured stock. */
  readonly paper?: string | undefined;
  /** Wrapped edges are laid open, with lines where they fold. */
  readonly folds: boolean;
}

/** Does this surface have edges that can be laid open? */
export const hasWrappedEdges = ({ edge }: SurfaceLayout) => edge.kind !== "bleed";

/**
 * The finished thing from the front, or with its edges laid open as they come out of the press. A frame would lie over
 * open edges, so it is left away then.
 */
export function subjectOf(layout: SurfaceLayout, surroundings: Surroundings, look: "finished" | "open"): Subject {
  const trim = trimArea(layout);
  const stock = layout.paper === undefined ? {} : { paper: layout.paper };
  if (look === "open" && layout.edge.kind !== "bleed") {
    const picture = grow(trim, layout.edge.wrap);
    return { outer: picture, picture, mat: null, frame: null, folds: true, ...stock };
  }
  const onPage = (rect: Rect) => translate(rect, trim);
  const mat = surroundings.mat && {
    ...surroundings.mat,
    outer: onPage(surroundings.mat.outer),
    opening: onPage(surroundings.mat.opening),
  };
  const frame = surroundings.frame && {
    ...surroundings.frame,
    outer: onPage(surroundings.frame.outer),
    inner: onPage(surroundings.frame.inner),
  };
  return { outer: frame?.outer ?? mat?.outer ?? trim, picture: trim, mat, frame, folds: false, ...stock };
}
