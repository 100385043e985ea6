import { type CompiledPage, compilePage } from "../../design/compile-page.ts";
import type { DesignPhoto, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { materialOf } from "../../design/material.ts";
import { isHeavy } from "./heavy-side.ts";
import type { HeavySides } from "./heavy-sides.ts";
import type { Pause } from "./pause.ts";
import { piecesOf, type StockOf } from "./stock.ts";

export interface SideToCompile {
  /** Absent: the product has a side that the design lacks. */
  readonly surface: Surface | undefined;
  readonly layout: SurfaceLayout;
}

export interface SideCompiler {
  readonly stock: StockOf;
  /** Compiles in a process of its own what would hold up others here. */
  readonly heavy: Pick<HeavySides, "compile">;
}

/** Compiles sides one by one, in turns with other requests. In the order of the sides. */
export async function compileSides(
  sides: readonly SideToCompile[],
  photos: readonly DesignPhoto[],
  { stock, heavy }: SideCompiler,
  pause: Pause,
): Promise<readonly CompiledPage[]> {
  const light = sides.flatMap(({ surface }) => (surface && !isHeavy(surface) ? surface : []));
  const material = materialOf(photos, await stock({ surfaces: light }));
  const pages: CompiledPage[] = [];
  for (const { surface, layout } of sides) {
    await pause();
    if (surface && isHeavy(surface)) pages.push(await compileHeavy(surface, layout, material.photos));
    else pages.push(compilePage(surface, layout, material));
  }
  return pages;

  async function compileHeavy(surface: Surface, layout: SurfaceLayout, tray: ReadonlyMap<string, DesignPhoto>) {
    const pieces = piecesOf({ surfaces: [surface] });
    const { art } = await stock({ surfaces: [artOnly(surface)] });
    const drawings = pieces.flatMap((piece) => art.get(piece) ?? []);
    const shown = surface.elements.flatMap((one) => (one.type === "photo" && one.photo ? one.photo : []));
    const used = [...new Set(shown)].flatMap((id) => tray.get(id) ?? []);
    return heavy.compile({ surface, layout, photos: used, drawings });
  }
}

/** Its fonts are loaded by the process that compiles it. */
const artOnly = (surface: Surface): Surface => ({
  ...surface,
  elements: surface.elements.filter(({ type }) => type === "art"),
});
