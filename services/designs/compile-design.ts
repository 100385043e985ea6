import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type CompiledDesign, designOfPages } from "../../design/compile.ts";
import type { CompiledPage } from "../../design/compile-page.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { drawSides } from "./compile-sides.ts";
import { SideTooHeavy } from "./heavy-sides.ts";
import { createPause } from "./pause.ts";
import type { DesignsContext } from "./ports.ts";

/** A whole design as it is printed, with what it was compiled with. */
export interface DrawnDesign extends CompiledDesign {
  readonly layouts: readonly SurfaceLayout[];
  /** In the order of the layouts. */
  readonly pages: readonly CompiledPage[];
}

/** Why a design cannot be drawn: named for logs and problem documents, nothing personal in it. */
export type UncompilableDesign = { readonly reason: string };

/**
 * The scene of a design under one release of its kind's catalogue: what the browser draws, what is hashed when it goes
 * into the basket and what is printed.
 *
 * @param data the release's data, parsed by the kind's schema
 */
export async function compileDesign(
  { kindOf, compiler }: Pick<DesignsContext, "kindOf" | "compiler">,
  document: DesignDocument,
  data: unknown,
): Promise<Outcome<DrawnDesign, UncompilableDesign>> {
  const kind = kindOf(document.kind);
  if (!kind) return failed({ reason: "unknown-kind" });
  if (!kind.configurationSchema.safeParse(document.configuration).success) {
    return failed({ reason: "invalid-configuration" });
  }
  const layouts = kind.design.surfaces(document, data);
  const surfaces = new Map(document.surfaces.map((surface) => [surface.id, surface]));
  const sides = layouts.map((layout) => ({ surface: surfaces.get(layout.surface), layout }));
  try {
    const pages = await drawSides(sides, { ...compiler, photos: document.photos, pause: createPause() });
    return done({ ...designOfPages(pages), layouts, pages });
  } catch (error) {
    if (error instanceof SideTooHeavy) return failed({ reason: "side-too-heavy" });
    throw error;
  }
}
