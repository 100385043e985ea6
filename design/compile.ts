import { elementMemory, isSameStock } from "./compile-element.ts";
import { type CompiledPage, compilePage } from "./compile-page.ts";
import type { DesignDocument, DesignPhoto, Surface } from "./document.ts";
import type { Finding } from "./finding.ts";
import type { SurfaceLayout } from "./layout.ts";
import { type Material, materialOf, noStock, type Stock } from "./material.ts";
import { hashOfPages } from "./page-hash.ts";
import type { Scene } from "./scene.ts";

/** Number of the compiler. It grows when an unchanged design would get another scene, and every version carries it. */
export const COMPILER = 2;

/** A design as it is printed. */
export interface CompiledDesign {
  readonly scene: Scene;
  readonly findings: readonly Finding[];
  /** The design's name by the names of its pages. */
  readonly hash: string;
  readonly pageHashes: readonly string[];
}

/**
 * Compiles design and layouts to a scene: pure and deterministic. Pages follow the layouts; sides that the product no
 * longer has stay in the design and are not drawn. With a memory only changed pages are compiled.
 *
 * @param stock fonts, hyphenation and art the design uses, see `loadStock`
 */
export function compile(
  document: Pick<DesignDocument, "photos" | "surfaces">,
  layouts: readonly SurfaceLayout[],
  stock: Stock = noStock,
  memory: PageMemory = noMemory,
): CompiledDesign {
  const surfaces = new Map(document.surfaces.map((surface) => [surface.id, surface]));
  const material = materialOf(document.photos, stock);
  return designOfPages(layouts.map((layout) => memory(surfaces.get(layout.surface), layout, material)));
}

/** A design from its pages, in the order in which they are printed. */
export function designOfPages(pages: readonly CompiledPage[]): CompiledDesign {
  const pageHashes = () => pages.map(({ hash }) => hash);
  return {
    scene: { version: 2, pages: pages.map(({ page }) => page) },
    findings: pages.flatMap(({ findings }) => findings),
    get hash() {
      return hashOfPages(pageHashes());
    },
    get pageHashes() {
      return pageHashes();
    },
  };
}

/** Compiles a page, or gives back what it was compiled to before. */
export type PageMemory = (surface: Surface | undefined, layout: SurfaceLayout, material: Material) => CompiledPage;

const noMemory: PageMemory = compilePage;

interface Remembered {
  readonly layout: SurfaceLayout;
  readonly material: Material;
  readonly photos: readonly (readonly [id: string, photo: DesignPhoto | undefined])[];
  readonly compiled: CompiledPage;
}

/**
 * Caches pages by the identity of their side. Operations share unchanged parts, so that a pointer move compiles one
 * element of one page. Entries disappear with their design.
 */
export function pageMemory(): PageMemory {
  const pages = new WeakMap<Surface, Remembered>();
  const draw = elementMemory();
  return (surface, layout, material) => {
    if (!surface) return compilePage(surface, layout, material);
    const known = pages.get(surface);
    if (known && holds(known, layout, material)) return known.compiled;
    const compiled = compilePage(surface, layout, material, draw);
    const used = surface.elements.flatMap((element) => (element.type === "photo" ? (element.photo ?? []) : []));
    const photos = used.map((id) => [id, material.photos.get(id)] as const);
    pages.set(surface, { layout, material, photos, compiled });
    return compiled;
  };
}

function holds({ layout, material, photos }: Remembered, wanted: SurfaceLayout, now: Material): boolean {
  return (
    isSameStock(material, now) &&
    (layout === wanted || JSON.stringify(layout) === JSON.stringify(wanted)) &&
    photos.every(([id, photo]) => now.photos.get(id) === photo)
  );
}
