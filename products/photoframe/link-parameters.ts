import type { LinkParameter } from "../offer.ts";

/** Parameters of the designer link (specification section 3, other designer parameters, photo frame). */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  materialType: { meaning: "Material of the wall picture; `none` for the frame alone.", example: "leinwand" },
  formatType: {
    meaning: "Width and height in millimetres, or a paper size's name.",
    example: "600x400",
    field: "format",
  },
  frameType: { meaning: "Frame type, or one of its variants; `none` without frame.", example: "schattenfuge-leinwand" },
  matSize: { meaning: "Width of the mat in millimetres.", example: "0" },
  matType: { meaning: "Colour of the mat.", example: "mat-none" },
  optionTypes: { meaning: "Group and value of each option.", example: "stretcher-38", shape: "list-or-map" },
};
