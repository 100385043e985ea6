import { contrast, LEAST_CONTRAST } from "./contrast.ts";

/** Words on a ground, in colours that an editor chose: each `#rrggbb`. */
export interface GroundColours {
  readonly background: string;
  readonly text: string;
}

const hex = /^#[0-9a-f]{6}$/i;

/** @returns null where one is no colour, or nobody could read the words: the standard colours then stand in for both */
export function groundColours(background: string, text: string): GroundColours | null {
  if (!hex.test(background) || !hex.test(text)) return null;
  return contrast(background, text) >= LEAST_CONTRAST ? { background, text } : null;
}
