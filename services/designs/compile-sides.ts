import { type CompiledPage, compilePage } from "../../design/compile-page.ts";
import type { DesignPhoto, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { artOf } from "../../design/load-stock.ts";
import { materialOf } from "../../design/material.ts";
import { isHeavy } from "./heavy-side.ts";
import type { HeavySide, HeavySides } from "./heavy-sides.ts";
import type { Pause } from "./pause.ts";
import type { StockOf } from "./stock.ts";
import type { PageName } from "./stored-side.ts";

export interface SideToCompile {
  /** Absent: the product has a side that the design lacks. */
  readonly surface: Surface | undefined;
  readonly layout: SurfaceLayout;
}

export interface SideCompiler {
  readonly stock: StockOf;
  /** Compiles in a process of its own what would hold up others here. */
  readonly heavy: Pick<HeavySides, "draw" | "name">;
}

interface Work extends SideCompiler {
  readonly photos: readonly DesignPhoto[];
  readonly pause: Pause;
}

/** Sides as they are printed. Compiled one by one, in turns with other requests. */
export const drawSides = (sides: readonly SideToCompile[], work: Work): Promise<readonly CompiledPage[]> =>
  compileEach<CompiledPage>(sides, work, work.heavy.draw);

/** Hash and findings alone: the drawing of a heavy side takes long to come here from its process. */
export const nameSides = (sides: readonly SideToCompile[], work: Work): Promise<readonly PageName[]> =>
  compileEach<PageName>(sides, work, work.heavy.name);

async function compileEach<Page extends PageName>(
  sides: readonly SideToCompile[],
  { photos, stock, pause }: Work,
  compileHeavy: (side: HeavySide) => Promise<Page>,
): Promise<readonly Page[]> {
  const light = sides.flatMap(({ surface }) => (surface && !isHeavy(surface) ? surface : []));
  const material = materialOf(photos, await stock({ surfaces: light }));
  const pages: Page[] = [];
  for (const { surface, layout } of sides) {
    await pause();
    if (surface && isHeavy(surface)) pages.push(await compileHeavy(await heavySide(surface, layout)));
    else pages.push(compilePage(surface, layout, material) as CompiledPage & Page);
  }
  return pages;

  async function heavySide(surface: Surface, layout: SurfaceLayout): Promise<HeavySide> {
    const pieces = artOf({ surfaces: [surface] });
    const { art } = await stock({ surfaces: [artOnly(surface)] });
    const drawings = pieces.flatMap((piece) => art.get(piece) ?? []);
    const shown = surface.elements.flatMap((one) => (one.type === "photo" && one.photo ? one.photo : []));
    const used = [...new Set(shown)].flatMap((id) => material.photos.get(id) ?? []);
    return { surface, layout, photos: used, drawings };
  }
}

/** Its fonts are loaded by the process that compiles it. */
const artOnly = (surface: Surface): Surface => ({
  ...surface,
  elements: surface.elements.filter(({ type }) => type === "art"),
});
