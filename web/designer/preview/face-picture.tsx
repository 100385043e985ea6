import { memo } from "react";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { onPage } from "../../../design/surface-geometry.ts";
import type { Face } from "../../../products/assembly.ts";
import { cssPath } from "../../scene/drawing/css-path.ts";
import { PagePicture } from "../scene/page-picture.tsx";

interface FacePictureProps {
  readonly face: Face;
  readonly layout: SurfaceLayout;
  readonly page: ScenePage;
  readonly scale: number;
}

/** One face of a leaf, cut as the machine will cut it. */
export const FacePicture = memo(function FacePicture({ face, layout, page, scale }: FacePictureProps) {
  const part = face.part ?? { x: 0, y: 0, ...layout.trim };
  const cut = layout.lines?.find(({ plate }) => plate === "CutContour");
  return (
    <div className="face-picture" style={cut && { clipPath: `path("${cssPath(cut.path, part, scale)}")` }}>
      <PagePicture page={page} area={onPage(layout, part)} scale={scale} paper={layout.paper} />
    </div>
  );
});
