import { micrometres } from "../../core/measure.ts";
import type { DesignElement } from "../../design/document.ts";
import { borderOfTiles, moveTiles } from "../../design/tiles/move-tiles.ts";
import { tilesOfSide } from "../../design/tiles/side-tiles.ts";
import { movedTo, withTiles } from "../../design/tiles/tile-elements.ts";
import type { Case, CasePanel } from "./case.ts";
import { edgeStrip } from "./mirrored-edge.ts";
import { trimOf } from "./surfaces.ts";

/** Tiles of a layout that would leave a sliver of photos on a mirrored edge, moved in until there is none. */
export function withBareEdge(
  one: Case,
  panel: CasePanel,
  elements: readonly DesignElement[],
): readonly DesignElement[] {
  const side = tilesOfSide(elements);
  const strip = side && edgeStrip(one, panel, borderOfTiles(side) / 1000);
  if (!side || !strip) return elements;
  const laid = moveTiles(side, trimOf(panel.format), { border: micrometres(strip.bare) });
  return withTiles(elements, movedTo(side.tiles, laid));
}
