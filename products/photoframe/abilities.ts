import type { Abilities } from "../kind-design.ts";

/** One photo on one side; writing on it comes with the editor of all kinds. */
export const abilities: Abilities = { elements: [], layouts: false, effects: false };
