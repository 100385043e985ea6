import { groundColours } from "../../../core/ground-colours.ts";

/** Colour of words on envelopes, unless a theme has another. */
export const ENVELOPE_INK = "#2b2a28";

/** Is the paper light enough to be printed on? Inks let it through, and white is none. */
export const isPrintable = (paper: string): boolean => groundColours(paper, ENVELOPE_INK) !== null;
