import type { Outcome } from "../core/outcome.ts";
import { done, failed } from "../core/outcome.ts";
import { compilePhoto, type PhotoFailure } from "./compile-photo.ts";
import type { DesignDocument, DesignElement, DesignPhoto, Surface } from "./document.ts";
import type { SurfaceLayout } from "./layout.ts";
import { intersect } from "./rect.ts";
import { reachesRound, reflectedEdge } from "./reflected-edge.ts";
import type { Scene, SceneFill, SceneImage, SceneItem, ScenePage } from "./scene.ts";
import { isReflected, onPage, pageArea, pictureArea, trimArea } from "./surface-geometry.ts";
import { compileText, type TextFailure } from "./text/compile-text.ts";
import { type FontLibrary, noFonts } from "./text/font.ts";

/** Why a design cannot be drawn. */
export type CompileFailure =
  /** The product has this surface, the design lacks it. */
  | { readonly reason: "surface-missing"; readonly surface: string }
  /** The design has this surface, the product lacks it. */
  | { readonly reason: "surface-unknown"; readonly surface: string }
  /** The mirrored or folded edge is deeper than the picture it repeats. */
  | { readonly reason: "edge-too-deep"; readonly surface: string }
  | PhotoFailure
  | TextFailure;

/**
 * Design and product layout to scene: pure and deterministic, the same on every machine. Pages come in the order of
 * the layouts. An element without a photo leaves nothing in the scene. Designs with text need their fonts, see
 * `loadFonts`.
 */
export function compile(
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
  fonts: FontLibrary = noFonts,
): Outcome<Scene, CompileFailure> {
  const known = new Set(layouts.map((layout) => layout.surface));
  const stray = document.surfaces.find((surface) => !known.has(surface.id));
  if (stray) return failed({ reason: "surface-unknown", surface: stray.id });
  const pages: ScenePage[] = [];
  for (const layout of layouts) {
    const surface = document.surfaces.find((candidate) => candidate.id === layout.surface);
    if (!surface) return failed({ reason: "surface-missing", surface: layout.surface });
    const page = compilePage(surface, layout, { photos: document.photos, fonts });
    if (!page.ok) return page;
    pages.push(page.value);
  }
  return done({ version: 1, pages });
}

/** What elements are made of. */
interface Material {
  readonly photos: readonly DesignPhoto[];
  readonly fonts: FontLibrary;
}

function compilePage(surface: Surface, layout: SurfaceLayout, material: Material): Outcome<ScenePage, CompileFailure> {
  const page = pageArea(layout);
  if (isReflected(layout) && !reachesRound(pictureArea(layout), page)) {
    return failed({ reason: "edge-too-deep", surface: surface.id });
  }
  const drawn: SceneItem[] = [];
  for (const element of surface.elements) {
    const items = compileElement(element, layout, material);
    if (!items.ok) return items;
    drawn.push(...items.value);
  }
  return done({
    surface: surface.id,
    size: { width: page.width, height: page.height },
    trim: trimArea(layout),
    items: [...backgrounds(layout), ...edges(drawn, layout), ...drawn.flatMap((item) => cutToPicture(item, layout))],
    zones: layout.zones.map((zone) => ({ ...zone, area: onPage(layout, zone.area) })),
  });
}

function compileElement(
  element: DesignElement,
  layout: SurfaceLayout,
  material: Material,
): Outcome<readonly SceneItem[], CompileFailure> {
  switch (element.type) {
    case "photo":
      return compilePhoto(element, layout, material.photos);
    case "text":
      return compileText(element, layout, material.fonts);
  }
}

function backgrounds(layout: SurfaceLayout): readonly SceneFill[] {
  const fill = (rect: SceneFill["rect"], colour: string): SceneFill => ({ type: "fill", element: null, rect, colour });
  const page = pageArea(layout);
  return layout.edge.kind === "coloured"
    ? [fill(page, layout.edge.colour), fill(pictureArea(layout), layout.background)]
    : [fill(page, layout.background)];
}

/** Text is not reflected: it belongs on the front, and mirrored words are never wanted. */
function edges(drawn: readonly SceneItem[], layout: SurfaceLayout): readonly SceneImage[] {
  if (!isReflected(layout)) return [];
  const images = drawn.filter((item) => item.type === "image");
  return reflectedEdge(images, pictureArea(layout), pageArea(layout));
}

function cutToPicture(item: SceneItem, layout: SurfaceLayout): readonly SceneItem[] {
  if (item.type !== "image") return [item];
  const clip = intersect(item.clip, pictureArea(layout));
  return clip ? [{ ...item, clip }] : [];
}
