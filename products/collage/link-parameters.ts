import type { LinkParameter } from "../offer.ts";

/** Parameters of the designer link (specification section 3, other designer parameters, collage). */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  materialType: { meaning: "canvas, poster, framed-poster or mixed.", example: "canvas" },
  formatType: {
    meaning: "Format in millimetres; of a set one for each panel, its material before it.",
    example: "600x400",
    shape: "list",
    field: "panels",
  },
  frameType: { meaning: "Frame of framed posters.", example: "holzrahmen" },
  designId: { meaning: "Design; it makes the difference to a plain wall picture.", example: "13" },
  color: { meaning: "Background, a name or six hex digits.", example: "white" },
  tileCount: { meaning: "Number of photos, 2 to 120, where it is not the design's.", example: "24" },
  optionTypes: { meaning: "Edge and stretcher of canvases.", example: "stretcher-38", shape: "list" },
  collage: { meaning: "Flag instead of a designId.", example: "1", shape: "flag" },
};
