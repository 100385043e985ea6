import type { DesignOutline } from "../../design/document.ts";
import type { Size } from "../../design/geometry.ts";
import type { Assembly, HungPanel } from "../assembly.ts";
import { openCase } from "./check.ts";
import { configurationSchema } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import { sideName, trimOf } from "./surfaces.ts";
import { surroundingsOf } from "./surroundings.ts";

/** Between two panels on the wall, micrometres. */
const GAP = 40_000;
/** A set hangs about so much wider than high. */
const RATIO = 1.7;

/** A set in rows, each panel in the middle of its row; null for a single panel. */
export function assembly({ configuration }: Pick<DesignOutline, "configuration">, release: Release): Assembly | null {
  const one = openCase(configurationSchema.parse(configuration), release);
  if (one.panels.length < 2) return null;
  const panels = one.panels.map((panel, n): Hung => {
    const surroundings = surroundingsOf(panel, one);
    return { surface: sideName(n), surroundings, ...(surroundings.frame?.outer ?? trimOf(panel.format)) };
  });
  return { kind: "hung", panels: hung(rowsOf(panels)) };
}

interface Hung extends Size, Pick<HungPanel, "surface" | "surroundings"> {}

function rowsOf(panels: readonly Hung[]): readonly (readonly Hung[])[] {
  const area = panels.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const widest = Math.sqrt(area * RATIO);
  const rows: Hung[][] = [[]];
  for (const panel of panels) {
    const row = rows.at(-1);
    if (row && (row.length === 0 || widthOf([...row, panel]) <= widest)) row.push(panel);
    else rows.push([panel]);
  }
  return rows;
}

const widthOf = (row: readonly Size[]) => row.reduce((sum, { width }) => sum + width + GAP, -GAP);

function hung(rows: readonly (readonly Hung[])[]): readonly HungPanel[] {
  const width = Math.max(...rows.map(widthOf));
  let top = 0;
  return rows.flatMap((row) => {
    const high = Math.max(...row.map(({ height }) => height));
    let left = Math.round((width - widthOf(row)) / 2);
    const placed = row.map(({ surface, surroundings, width, height }) => {
      const at = { x: left, y: top + Math.round((high - height) / 2) };
      left += width + GAP;
      return { surface, surroundings, at };
    });
    top += high + GAP;
    return placed;
  });
}
