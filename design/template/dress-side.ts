import type { DesignElement, Surface } from "../document.ts";
import type { Step } from "../operation.ts";
import { changedWords, keepContents } from "./keep-contents.ts";
import type { Style } from "./style.ts";
import type { SideToDress, Wardrobe, Words } from "./wardrobe.ts";

/** The new dress of a side. */
export type NextDress = Omit<SideToDress, "surface">;

/** The present dress of a side. */
export interface WornDress {
  readonly style: Style;
  /** That the side has instead of the style's own. */
  readonly words?: Words;
}

export interface DressedAnew {
  readonly steps: readonly Step[];
  /** Photos for which the layout has no place; they stay in the tray. */
  readonly leftOut: readonly string[];
}

/**
 * Puts a side into another layout or another style: photos, words and all that the visitor added are kept.
 *
 * @param worn null: unknown, and all words count as the visitor's
 */
export function dressSide(surface: Surface, next: NextDress, wardrobe: Wardrobe, worn: WornDress | null): DressedAnew {
  const before = worn && withWords(worn);
  const dressed = wardrobe.dress({
    ...next,
    surface: surface.id,
    words: { ...next.words, ...changedWords(surface.elements, before) },
  });
  const { elements, leftOut } = keepContents(surface.elements, dressed, before);
  const background = isOwnGround(surface, worn?.style ?? null, wardrobe.style)
    ? surface.background
    : dressed.background;
  const { key } = wardrobe.style;
  const same = surface.background === background && surface.style === key;
  return {
    steps: [
      { type: "arrange", surface: surface.id, elements },
      ...(same ? [] : [{ type: "setSurface", surface: surface.id, background, style: key } as const]),
    ],
    leftOut,
  };
}

const withWords = ({ style, words }: WornDress): Style => ({
  ...style,
  dressing: { ...style.dressing, words: { ...style.dressing.words, ...words } },
});

/** A colour the visitor gave the side herself; it stays as long as the style does. */
function isOwnGround({ background }: Surface, worn: Style | null, next: Style): boolean {
  if (background === null || worn?.key !== next.key) return false;
  return !Object.values(worn.dressing.palette.colours).some((colour) => colour === background);
}

/** Number of photos in places of a layout. */
export const photosInPlaces = (elements: readonly DesignElement[]): number =>
  elements.filter((element) => element.type === "photo" && element.slot !== undefined && element.photo !== null).length;
