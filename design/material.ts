import type { ArtLibrary } from "./art-drawing.ts";
import { noArt } from "./art-drawing.ts";
import type { DesignPhoto, PhotoElement } from "./document.ts";
import type { FindingBody } from "./finding.ts";
import type { Rect } from "./geometry.ts";
import type { PathData } from "./path.ts";
import type { SceneItem } from "./scene.ts";
import { type FontLibrary, noFonts } from "./text/font.ts";
import { type HyphenLibrary, noHyphens } from "./text/hyphens.ts";

/** Resources of elements beside the document. */
export interface Material {
  /** The tray, by id. */
  readonly photos: ReadonlyMap<string, DesignPhoto>;
  readonly fonts: FontLibrary;
  readonly hyphens: HyphenLibrary;
  readonly art: ArtLibrary;
  /** Replacement for a missing photo, in pictures of untouched designs. Never printed. */
  readonly emptyPlace?: (element: PhotoElement, box: Rect, mask: PathData | null) => readonly SceneItem[];
}

/** Fonts, hyphenation and art: what does not depend on the design. */
export type Stock = Omit<Material, "photos">;

/** Enough for designs of photos alone. */
export const noStock: Stock = { fonts: noFonts, hyphens: noHyphens, art: noArt };

export const materialOf = (photos: readonly DesignPhoto[], stock: Stock): Material => ({
  ...stock,
  photos: new Map(photos.map((photo) => [photo.id, photo])),
});

/** An element as drawn, as well as it can be, and what should be mended. */
export interface Compiled {
  readonly items: readonly SceneItem[];
  readonly findings: readonly FindingBody[];
}
