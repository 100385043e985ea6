import { memo } from "react";
import { outlinePath } from "../../../../design/outline.ts";
import { bledFrame, onSheet } from "../../../../design/template/boxes.ts";
import type { Sheet } from "../../../../design/template/setting.ts";
import type { Template, TemplateItem } from "../../../../design/template/template.ts";

interface LayoutDrawingProps {
  readonly template: Template;
  readonly sheet: Sheet;
}

const isSame = (one: LayoutDrawingProps, other: LayoutDrawingProps) =>
  one.template === other.template && JSON.stringify(one.sheet) === JSON.stringify(other.sheet);

/** A layout as its places: photos, areas, words and days. Not rendered again while something is moved. */
export const LayoutDrawing = memo(Drawing, isSame);

function Drawing({ template, sheet }: LayoutDrawingProps) {
  const { width, height } = sheet.trim;
  return (
    <svg
      className="layout-drawing"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      {template.items.map((item) => (
        <path key={item.id} className={`layout-${item.type}`} d={pathOf(item, sheet)} />
      ))}
    </svg>
  );
}

function pathOf(item: TemplateItem, sheet: Sheet): string {
  switch (item.type) {
    case "photo":
    case "fill":
      return outlinePath(item.shape, bledFrame(item.box, sheet));
    case "rule":
      return outlinePath(item.shape, onSheet(item.box, sheet));
    case "art":
      return outlinePath("ellipse", onSheet(item.box, sheet));
    case "days":
      return rowsIn(item, sheet, 5);
    case "text":
      return rowsIn(item, sheet, 1);
  }
}

/** Bars as wide as the box, or narrower words, as its lines stand. */
function rowsIn(item: Extract<TemplateItem, { type: "days" | "text" }>, sheet: Sheet, least: number): string {
  const { x, y, width, height } = onSheet(item.box, sheet);
  const short = Math.min(sheet.trim.width, sheet.trim.height);
  const line = item.type === "text" ? Math.min((short * item.size) / 1_000_000, height) : height / least;
  const rows = item.type === "text" ? Math.min(2, Math.max(1, Math.floor(height / (line * 1.3)))) : least;
  const bar = Math.min(line * 0.5, short / 14);
  const share = item.type === "text" ? 0.7 : 1;
  const align = item.type === "text" ? item.align : "start";
  const left = x + width * (1 - share) * { start: 0, centre: 0.5, end: 1 }[align];
  const stand = item.type === "text" ? item.stand : "top";
  const top = y + (height - rows * line) * { top: 0, middle: 0.5, bottom: 1 }[stand];
  return Array.from({ length: rows }, (_, row) => {
    const at = Math.round(top + row * line + (line - bar) / 2);
    return `M${Math.round(left)} ${at}h${Math.round(width * share)}v${Math.round(bar)}h${-Math.round(width * share)}z`;
  }).join("");
}
