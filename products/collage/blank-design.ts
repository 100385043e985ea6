import { micrometres } from "../../core/measure.ts";
import { DESIGN_SCHEMA, type DesignDocument, type DesignElement, type Surface } from "../../design/document.ts";
import type { Sheet } from "../../design/template/setting.ts";
import { layoutsOfPart } from "../../design/template/style.ts";
import type { Wardrobe } from "../../design/template/wardrobe.ts";
import { emptyContents, newTileNames, tileElement } from "../../design/tiles/tile-elements.ts";
import { arrangeTiles } from "../../design/tiles/tile-form.ts";
import { withBareEdge } from "./bare-edge.ts";
import { bleedOf } from "./bleed.ts";
import { type Case, type CasePanel, isSet } from "./case.ts";
import { openCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import { formOf, tilesOfPanels, usualMeasures } from "./side-measures.ts";
import { safeOf, sideName, trimOf } from "./surfaces.ts";

/** A design nobody has touched: the shop's layout, or tiles in the design's form where their number was chosen. */
export function blankDesign(
  configuration: CollageConfiguration,
  release: Release,
  wardrobe: Wardrobe | null,
): DesignDocument {
  const one = openCase(configuration, release);
  const counts = tilesOfPanels(one);
  return {
    schema: DESIGN_SCHEMA,
    kind: "collage",
    configuration,
    title: "",
    photos: [],
    surfaces: one.panels.map((panel, at) =>
      newSide(sideName(at), newElements({ one, panel, at, count: counts[at] ?? 1 }, wardrobe, new Set())),
    ),
  };
}

export const newSide = (id: string, elements: readonly DesignElement[]): Surface => ({
  id,
  role: id,
  background: null,
  copies: 1,
  turned: false,
  elements,
});

export interface PanelToFill {
  readonly one: Case;
  readonly panel: CasePanel;
  readonly at: number;
  /** Tiles of the panel. */
  readonly count: number;
}

/**
 * Empty tiles for a panel, and words of the layout where it has some.
 *
 * @param taken names of elements that stay
 */
export function newElements(
  { one, panel, at, count }: PanelToFill,
  wardrobe: Wardrobe | null,
  taken: ReadonlySet<string>,
): readonly DesignElement[] {
  const surface = sideName(at);
  const [layout] = wardrobe && wearsStyle(one) ? layoutsOfPart(wardrobe.style, FRONT) : [];
  if (wardrobe && layout)
    return withBareEdge(one, panel, wardrobe.dress({ surface, layout, sheet: sheetOf(one, panel) }).elements);
  const names = newTileNames(surface, count, taken);
  const { frames, stencil, mask } = arrangeTiles(formOf(one.design), names, usualMeasures(one, panel));
  return names.flatMap((id, place) => {
    const frame = frames.get(id);
    return frame
      ? [tileElement({ id, n: place + 1, frame }, emptyContents, mask ? { mask } : {}, stencil ?? null)]
      : [];
  });
}

/** The part of styles that collages wear. */
export const FRONT = "front";

/** Designs of the shop are for one panel, with as many photos as they have. */
export const wearsStyle = ({ configuration, design, tiles }: Case): boolean =>
  !isSet(configuration) && tiles === design.photos;

export const sheetOf = (one: Case, panel: CasePanel): Sheet => ({
  trim: trimOf(panel.format),
  bleed: micrometres(bleedOf(one, panel)),
  safe: micrometres(safeOf(panel)),
});
