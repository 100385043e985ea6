import { DESIGN_SCHEMA, type DesignDocument, type PhotoPlacement, type Surface } from "../../design/document.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { FRONT } from "./surfaces.ts";

const centred: PhotoPlacement = { fit: "fill", centre: { x: 500_000, y: 500_000 }, zoom: 1_000_000, rotation: 0 };

/** One face, filled by one photo yet to be chosen. */
export const blankFront: Surface = {
  id: FRONT,
  role: FRONT,
  background: null,
  copies: 1,
  turned: false,
  elements: [
    {
      id: "picture",
      type: "photo",
      frame: "surface",
      rotation: 0,
      opacity: 1_000_000,
      photo: null,
      placement: centred,
    },
  ],
};

/** A design nobody has touched; the frame only has no face to design. */
export const blankDesign = (configuration: PhotoFrameConfiguration): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: "photoframe",
  configuration,
  title: "",
  photos: [],
  surfaces: configuration.materialType === null ? [] : [blankFront],
});
