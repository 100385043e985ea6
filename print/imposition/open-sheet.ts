import type { Rect, Size } from "../../design/geometry.ts";
import type { Sides } from "../../design/layout.ts";
import { type MachinePath, machinePaths } from "../../design/machine-lines.ts";
import type { ScenePage } from "../../design/scene.ts";
import type { OpenSheet } from "../../products/print-plan.ts";
import { bleedOf } from "./crop-lines.ts";
import type { ImposedSheet, PlacedSide } from "./imposed-sheet.ts";
import { turnedPage } from "./turned-page.ts";

/** Panels beside each other, trim to trim, on the sheet they are folded from. Null when a panel has no page. */
export function openSheet(
  { name, along, panels, lines }: OpenSheet,
  pages: ReadonlyMap<string, ScenePage>,
): ImposedSheet | null {
  const placed = panels.flatMap(({ surface, turned }) => {
    const page = pages.get(surface);
    if (!page) return [];
    const plain = withoutLines(page);
    return [turned ? turnedPage(plain) : plain];
  });
  if (placed.length !== panels.length || placed.length === 0) return null;
  const bleed = outerBleed(placed);
  const parts = placedAlong(placed, along, bleed);
  const trim = trimOf(parts, bleed);
  const size: Size = { width: bleed.left + trim.width + bleed.right, height: bleed.top + trim.height + bleed.bottom };
  return {
    size,
    trim,
    piece: sizeOf(trim),
    parts,
    repeats: false,
    cuts: null,
    name,
    lines: machinePaths(lines, { x: trim.x, y: trim.y }),
  };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Lines of single panels are no lines of the sheet: at a fold nothing is cut. */
const withoutLines = (page: ScenePage): ScenePage => ({
  ...page,
  items: page.items.filter((item) => !("plate" in item && isMachine(item.plate))),
});

const isMachine = (plate: string | undefined): plate is MachinePath["plate"] =>
  plate === "CutContour" || plate === "Crease";

/** The widest bleed on each outer edge; panels have none where they meet. */
function outerBleed(pages: readonly ScenePage[]): Sides {
  const all = pages.map(bleedOf);
  const most = (edge: keyof Sides) => Math.max(...all.map((one) => one[edge]));
  return { top: most("top"), right: most("right"), bottom: most("bottom"), left: most("left") };
}

function placedAlong(pages: readonly ScenePage[], along: OpenSheet["along"], bleed: Sides): readonly PlacedSide[] {
  let at = 0;
  return pages.map((page) => {
    const { width, height } = page.trim;
    const trim =
      along === "width"
        ? { x: bleed.left + at, y: bleed.top, width, height }
        : { x: bleed.left, y: bleed.top + at, width, height };
    at += along === "width" ? width : height;
    const offset = { x: trim.x - page.trim.x, y: trim.y - page.trim.y };
    return { page, window: { x: 0, y: 0, ...page.size }, offset, trim };
  });
}

function trimOf(parts: readonly PlacedSide[], { left, top }: Sides): Rect {
  const right = Math.max(...parts.map(({ trim }) => trim.x + trim.width));
  const bottom = Math.max(...parts.map(({ trim }) => trim.y + trim.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
