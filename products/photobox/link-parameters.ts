import type { LinkParameter } from "../offer.ts";

/** Parameters of the designer link (specification section 3, photobox), and our own paper and box. */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  photoboxType: { meaning: "small, or photoprint for the MAX box.", example: "small" },
  photoboxFormat: { meaning: "Size of the prints in millimetres.", example: "100x100", shape: "size" },
  photoboxQuantityMax: { meaning: "How many prints the box is sold for.", example: "24" },
  paper: { meaning: "Paper of the prints.", example: "simple" },
  box: { meaning: "What the box is made of.", example: "cardboard" },
  tileCount: { meaning: "Prints in it, at most photoboxQuantityMax.", example: "24" },
};
