import { contrast, LEAST_CONTRAST } from "./contrast.ts";
import { hexColour } from "./hex-colour.ts";

/** Words on a ground, in colours that an editor chose: each `#rrggbb`. */
export interface GroundColours {
  readonly background: string;
  readonly text: string;
}

/** @returns null where one is no colour, or the contrast is too low: the standard colours then replace both */
export function groundColours(background: string, text: string): GroundColours | null {
  const [ground, words] = [hexColour(background), hexColour(text)];
  if (ground === null || words === null) return null;
  return contrast(ground, words) >= LEAST_CONTRAST ? { background: ground, text: words } : null;
}
