import type { Surface } from "../../design/document.ts";
import { lettersOf } from "../../design/letters.ts";

/** A side within these bounds is compiled in less time than other requests may wait. */
const light = { elements: 400, letters: 6_000 };

/** Letters of a month besides its notes are few, and there are thirty-one boxes. */
const elementsOf = ({ elements }: Surface) => elements.reduce((sum, { type }) => sum + (type === "days" ? 40 : 1), 0);

/** Whether compiling it would hold up other requests. */
export const isHeavy = (surface: Surface): boolean =>
  elementsOf(surface) > light.elements || lettersOf(surface.elements) > light.letters;
