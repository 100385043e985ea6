import { useMemo } from "react";
import type { Opening } from "../../../products/openings.ts";
import type { DesignView } from "../context/design-view.ts";
import { PagePicture } from "../scene/page-picture.tsx";

interface OpeningPictureProps {
  readonly sides: Opening;
  readonly view: Pick<DesignView, "scene">;
  /** CSS pixels for a micrometre. */
  readonly scale: number;
}

/** Sides beside each other as they are printed. */
export function OpeningPicture({ sides, view: { scene }, scale }: OpeningPictureProps) {
  const pages = useMemo(() => new Map(scene.pages.map((page) => [page.surface, page])), [scene]);
  return (
    <span className="late-picture">
      {sides.map(({ surface, trim, paper }) => {
        const page = pages.get(surface);
        return (
          <span key={surface} style={{ width: trim.width * scale, height: trim.height * scale }}>
            {page && <PagePicture page={page} area={page.trim} scale={scale} paper={paper} />}
          </span>
        );
      })}
    </span>
  );
}

export const widthOf = (sides: Opening): number => sides.reduce((sum, { trim }) => sum + trim.width, 0);
export const heightOf = (sides: Opening): number => Math.max(0, ...sides.map(({ trim }) => trim.height));
