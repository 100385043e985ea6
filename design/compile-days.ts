import { compileMoon } from "./days/compile-moon.ts";
import { compileNotes } from "./days/compile-notes.ts";
import { drawColumns, drawPlanner, drawRow, drawWeek } from "./days/draw-lists.ts";
import { drawTable } from "./days/draw-table.ts";
import type { DrawnDays, Line } from "./days/drawn-days.ts";
import type { DaysElement, DaysLook, TextElement } from "./document.ts";
import type { FindingBody } from "./finding.ts";
import type { Rect } from "./geometry.ts";
import type { Compiled, Material } from "./material.ts";
import { ONE } from "./placement.ts";
import type { SceneItem } from "./scene.ts";
import { compileText } from "./text/compile-text.ts";

const RULE_OPACITY = 350_000;

const draw: Readonly<Record<DaysLook, (days: DaysElement, frame: Rect) => DrawnDays>> = {
  table: drawTable,
  row: drawRow,
  column: drawColumns,
  planner: drawPlanner,
  week: drawWeek,
};

/** The days of a month or a week within their frame: labels, names, the lines between them and the moon. */
export function compileDays(days: DaysElement, frame: Rect, clip: Rect, material: Material): Compiled {
  const { lines, notes, rules, moons } = draw[days.look](days, frame);
  const texts = lines.map((line) => compileText(textOf(line, days), boxOf(line, days, material), clip, material));
  const named = notes.map((one) => compileNotes(one, days, clip, material));
  const strips: readonly SceneItem[] = rules.map((rect) => ({
    type: "fill",
    element: days.id,
    rect,
    colour: days.colour,
  }));
  const faint: readonly SceneItem[] =
    strips.length > 0 ? [{ type: "group", element: days.id, items: strips, opacity: RULE_OPACITY }] : [];
  const leftOut = named.flatMap((one) => one.leftOut);
  return {
    items: [
      ...faint,
      ...texts.flatMap(({ items }) => items),
      ...named.flatMap(({ items }) => items),
      ...moons.flatMap((moon) => compileMoon(moon, days)),
    ],
    findings: distinct([
      ...[...texts, ...named].flatMap(({ findings }) => findings),
      ...(leftOut.length > 0 ? [{ reason: "notes-left-out", notes: [...new Set(leftOut)] } as const] : []),
    ]),
  };
}

/** As a text of its own, so that labels have the same fonts and fall-backs as every other text. */
const textOf = ({ text, size, align, colour, fit = "shrink" }: Line, { id, font }: DaysElement): TextElement => ({
  type: "text",
  id,
  frame: { x: 0, y: 0, width: 1, height: 1 },
  rotation: 0,
  opacity: ONE,
  text,
  language: null,
  hyphenate: false,
  font,
  size: Math.max(1, Math.round(size)),
  colour,
  align,
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit,
});

function boxOf({ x, baseline, size, align, width }: Line, { font }: DaysElement, { fonts }: Material): Rect {
  const [face] = fonts.chain(font);
  const [ascent, height] = face
    ? [(face.ascender * size) / face.unitsPerEm, ((face.ascender - face.descender) * size) / face.unitsPerEm]
    : [size, size * 1.3];
  const left = align === "start" ? x : align === "centre" ? x - width / 2 : x - width;
  return {
    x: Math.round(left),
    y: Math.round(baseline - ascent),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.ceil(height) + 2),
  };
}

function distinct(findings: readonly FindingBody[]): readonly FindingBody[] {
  const seen = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...seen.values()];
}
