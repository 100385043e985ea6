import type { ArtLibrary } from "./art-drawing.ts";
import type { ArtElement, DesignElement } from "./document.ts";
import type { FindingBody } from "./finding.ts";
import { foils } from "./plate.ts";
import type { SceneItem } from "./scene.ts";

/** Foil needs type of 14 pt and lines of 0.4 mm; what is finer breaks off (print facts, section 3f). Micrometres. */
export const LEAST_FOIL = { type: 4940, line: 400 } as const;

/** Parts of an element, as drawn, that are too fine for its foil. */
export function foilFineness(
  element: DesignElement,
  items: readonly SceneItem[],
  art: ArtLibrary,
): readonly FindingBody[] {
  if (!("plate" in element) || !element.plate || !foils.includes(element.plate)) return [];
  if (element.type === "text") return tooFine("type", Math.min(...items.flatMap(sizeOf)));
  if (element.type === "art") return tooFine("line", lineOf(element, art));
  if (element.type !== "shape") return [];
  const { frame, fill, stroke } = element;
  const across = frame === "surface" || fill === null ? [] : [Math.min(frame.width, frame.height)];
  return tooFine("line", Math.min(...across, ...(stroke ? [stroke.width] : [])));
}

/** Cliparts are drawn for foil: their lines hold at their own size. */
function lineOf({ piece, frame }: ArtElement, art: ArtLibrary): number {
  const width = art.get(piece)?.width;
  return width === undefined ? LEAST_FOIL.line : Math.floor((LEAST_FOIL.line * frame.width) / width);
}

const sizeOf = (item: SceneItem): readonly number[] => (item.type === "glyphs" ? [item.size] : []);

const tooFine = (what: "type" | "line", is: number): readonly FindingBody[] =>
  is < LEAST_FOIL[what] ? [{ reason: "foil-too-fine", what, is, least: LEAST_FOIL[what] }] : [];
