import type { PhotoEffect } from "./document.ts";
import type { Rect, Size, UnitMatrix } from "./geometry.ts";
import type { Zone } from "./layout.ts";
import type { PathData } from "./path.ts";
import type { Plate } from "./plate.ts";

/**
 * The scene: an immutable flat display list for screen, printer, preflight and 3D view, made by `compile`. Lengths in
 * integer micrometres from the top left of the page's media box, which equals the bleed box here.
 */
export interface Scene {
  readonly version: 2;
  readonly pages: readonly ScenePage[];
}

export interface ScenePage {
  readonly surface: string;
  readonly role: string;
  /** Printed copies. */
  readonly copies: number;
  /** Trim plus bleed. */
  readonly size: Size;
  readonly trim: Rect;
  readonly items: readonly SceneItem[];
  /** Same coordinates as the items. */
  readonly zones: readonly Zone[];
}

export type SceneItem = SceneFill | SceneImage | SceneGlyphs | ScenePath | SceneGroup;

interface SceneItemBase {
  /** Element of the design this came from; several items may share one (a mirrored edge is nine images). */
  readonly element: string | null;
}

/** Absent means process colour. */
interface Inked {
  readonly plate?: Plate;
}

export interface SceneFill extends SceneItemBase, Inked {
  readonly type: "fill";
  readonly rect: Rect;
  readonly colour: string;
}

export interface SceneImage extends SceneItemBase {
  readonly type: "image";
  readonly photo: string;
  /** Upright photo (after the EXIF turn) from unit square to page. */
  readonly matrix: UnitMatrix;
  readonly clip: Rect;
  /** Cuts it further: an outline inside the clip. */
  readonly mask?: PathData;
  readonly effect?: PhotoEffect;
}

/** Letters of one font, size and colour. */
export interface SceneGlyphs extends SceneItemBase, Inked {
  readonly type: "glyphs";
  /** SHA-256 of the font file, 64 lower-case hex digits. */
  readonly font: string;
  /** Micrometres per em. */
  readonly size: number;
  readonly colour: string;
  /** The text itself, for ToUnicode and for readers who do not see. */
  readonly text: string;
  /**
   * Four numbers per glyph: font's glyph id, index into `text`, x and y of its origin on the baseline. Flat, because a
   * book has tens of thousands; `glyphsOf` reads them.
   */
  readonly glyphs: readonly number[];
  readonly clip: Rect;
  /** Every glyph is turned about its origin: clockwise, millidegrees; absent: upright. */
  readonly turn?: number;
}

export interface SceneGlyph {
  readonly id: number;
  readonly cluster: number;
  readonly x: number;
  readonly y: number;
}

/** An outline that is filled, or a line along it. */
export interface ScenePath extends SceneItemBase, Inked {
  readonly type: "path";
  readonly path: PathData;
  readonly colour: string;
  /** Width of a line along the path, micrometres; absent: the path is filled. */
  readonly line?: number;
  /** Fill rule of overlapping parts; absent: "nonzero". */
  readonly rule?: "evenodd";
}

/** Items that are cut or made transparent together. */
export interface SceneGroup extends SceneItemBase {
  readonly type: "group";
  readonly items: readonly SceneItem[];
  /** Parts per million; absent: opaque. */
  readonly opacity?: number;
  readonly clip?: Rect;
  readonly mask?: PathData;
}

/** The glyphs of a run, one by one. */
export function glyphsOf({ glyphs }: Pick<SceneGlyphs, "glyphs">): readonly SceneGlyph[] {
  const all: SceneGlyph[] = [];
  for (let at = 0; at < glyphs.length; at += 4) {
    const [id = 0, cluster = 0, x = 0, y = 0] = [glyphs[at], glyphs[at + 1], glyphs[at + 2], glyphs[at + 3]];
    all.push({ id, cluster, x, y });
  }
  return all;
}

/** Every item of a page, also those inside groups; groups themselves are left out. */
export function* flatItems(items: readonly SceneItem[]): Generator<Exclude<SceneItem, SceneGroup>> {
  for (const item of items) {
    if (item.type === "group") yield* flatItems(item.items);
    else yield item;
  }
}
