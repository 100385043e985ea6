import { micrometres } from "../../core/measure.ts";
import { apportion } from "../../design/tiles/outline-tiles.ts";
import type { TileForm, TileMeasures } from "../../design/tiles/tile-form.ts";
import type { Case, CasePanel } from "./case.ts";
import { edgeStrip } from "./mirrored-edge.ts";
import { safeOf, trimOf } from "./surfaces.ts";

/** Photos of each panel: by its area, one at least. */
export function tilesOfPanels({ panels, tiles }: Case): readonly number[] {
  const areas = panels.map(({ format }) => format.width * format.height);
  return (
    apportion(
      tiles,
      areas,
      panels.map(() => 1),
    ) ?? panels.map(() => 1)
  );
}

/**
 * Gap and border for a panel's size: 6 and 24 mm on a poster of 60 x 60, in whole millimetres, never in the unsafe
 * area, nor such that a mirrored edge shows a sliver of photos.
 */
export function usualMeasures(one: Case, panel: CasePanel): TileMeasures {
  const { width, height } = panel.format;
  const shorter = Math.min(width, height);
  const border = Math.max(Math.round(shorter / 25), safeOf(panel));
  return {
    sheet: trimOf(panel.format),
    gap: micrometres(Math.min(Math.max(Math.round(shorter / 100), 2), 8)),
    border: micrometres(edgeStrip(one, panel, border)?.bare ?? border),
  };
}

/** Signs of the shop's letter and number designs. */
const signs: Readonly<Record<string, string>> = { letter: "A", initial: "A", number: "30", year: "2026" };
export const isSign = ({ shape }: Case["design"]): boolean => signs[shape] !== undefined;

/** Arrangement of a design's tiles where the shop has no layout for them. */
export function formOf({ shape }: Case["design"]): TileForm {
  const sign = signs[shape];
  if (sign) return { kind: "sign", sign };
  if (shape === "heart") return { kind: "outline", outline: "heart" };
  return shape === "hexagon" ? { kind: "comb" } : { kind: "grid" };
}
