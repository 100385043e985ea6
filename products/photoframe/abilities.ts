import type { Abilities } from "../kind-design.ts";

/** One side with all that can be put on a picture. */
export const abilities: Abilities = {
  elements: ["photo", "text", "shape", "art"],
  layouts: false,
  effects: true,
};
