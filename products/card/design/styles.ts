import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline, SurfaceHead } from "../../../design/document.ts";
import { inscribedRect } from "../../../design/inscribed-rect.ts";
import type { Style } from "../../../design/template/style.ts";
import { layoutsOfPart } from "../../../design/template/style.ts";
import type { Layout, TemplateItem } from "../../../design/template/template.ts";
import type { DressedSide, KindStyles } from "../../kind-design.ts";
import { plateOfRefinement } from "../../refinement-plates.ts";
import type { Case } from "../case.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";
import { type CardSide, sidesOf } from "./sides.ts";
import { caseOf, isAccessory, safeZone } from "./surfaces.ts";

/** Themes dress cards and books: their front, what is inside, and the back. */
export const styles: KindStyles<CardConfiguration, Release> = {
  keyOf: ({ themeId }) => themeId,
  choose: (configuration, style) => ({ ...configuration, themeId: style, designId: null }),
  sideOf(head: SurfaceHead, design: DesignOutline, data: Release) {
    const one = caseOf(design, data);
    const side = sidesOf(one).find(({ id }) => id === head.id);
    return side ? dressedSide(side, one) : null;
  },
};

/** Dress of a side; null: it stays bare. */
export function dressedSide(side: CardSide, one: Case): DressedSide | null {
  const part = partOf(side.role);
  if (part === null) return null;
  const { bleed, safe } = one.release.print;
  const plain = { trim: side.trim, bleed: micrometres(bleed), safe: micrometres(safe) };
  const { outline } = safeZone(side, one);
  const within = outline === undefined ? null : inscribedRect(outline);
  const sheet = within ? { ...plain, within } : plain;
  return { part, sheet, plate: isAccessory(side) ? null : plateOfRefinement(one.configuration.refinementType) };
}

function partOf(role: string): string | null {
  switch (role) {
    case "front":
      return "front";
    case "back":
      return "back";
    // Sides to write on stay free, and a spine is too narrow for any layout.
    case "page-every":
    case "spine":
    case "envelope":
      return null;
    default:
      return "inside";
  }
}

/** Sides that come with words of the theme; the other inner sides begin without. */
const spoken: ReadonlySet<string> = new Set([
  "front",
  "inside-right",
  "inside-bottom",
  "page-first",
  "insert-front",
  "inlay",
]);

/** The layout a side begins with; null: it begins bare. */
export function firstLayout(style: Style, part: string, { role, id }: Pick<CardSide, "role" | "id">): Layout | null {
  const layouts = layoutsOfPart(style, part);
  const [first] = layouts;
  if (part === "front" || !first) return first ?? null;
  const calm = layouts.filter((layout) => !has(layout, "photo"));
  if (part === "back") return calm[0] ?? null;
  if (spoken.has(role) || id === "page-2" || id === "page-3") return calm.find((one) => has(one, "text")) ?? null;
  const wordless = calm.filter((one) => !has(one, "text"));
  return wordless[openingOf(id) % wordless.length] ?? null;
}

/** Pages of one opening look alike, and those of the next one otherwise. */
const openingOf = (id: string): number => Math.floor(Number(/^page-(\d+)$/.exec(id)?.[1] ?? 0) / 2);

const has = ({ variants }: Layout, type: TemplateItem["type"]): boolean =>
  Object.values(variants).some(({ items }) => items.some((item) => item.type === type));
