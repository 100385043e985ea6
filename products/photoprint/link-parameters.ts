import type { LinkParameter } from "../offer.ts";

/** Parameters of the link; the specification names none for loose prints, the photo box's are the model. */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  photoprintFormat: { meaning: "Size of the prints in millimetres.", example: "150x100", shape: "size" },
  paper: { meaning: "Paper of the prints.", example: "simple" },
  border: { meaning: "Border around the photo.", example: "none" },
  quantity: { meaning: "Prints of this size and paper.", example: "25" },
  more: { meaning: "Prints of other sizes or papers in the same order.", example: "180x130-matt-14" },
};
