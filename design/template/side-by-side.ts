import type { Template, TemplateBox, TemplateItem } from "./template.ts";

/** A template that takes up a part of the width of a larger sheet: a page of a spread, the front of a cover. */
export interface TemplatePart {
  /** Before the names of its items. */
  readonly name: string;
  readonly template: Template;
  /** Shares of the larger sheet's width, ppm. */
  readonly from: number;
  readonly to: number;
}

const ONE = 1_000_000;
const LONGEST_NAME = 40;

/**
 * Templates beside each other as one. What runs over an edge that is no edge of the larger sheet ends there. The first
 * part's ground is the sheet's.
 *
 * @param typeScale ppm: the shorter side of a part over the shorter side of the sheet, which sizes of type refer to
 */
export function sideBySide(parts: readonly TemplatePart[], typeScale: number): Template {
  const ground = parts[0]?.template.ground ?? "paper";
  return {
    ground,
    items: parts.flatMap((part) => [
      ...(part.template.ground === ground ? [] : [groundOf(part)]),
      ...part.template.items.flatMap((item) => movedItem(item, part, typeScale) ?? []),
    ]),
  };
}

const groundOf = ({ name, template, from, to }: TemplatePart): TemplateItem => ({
  type: "fill",
  id: `${name}-ground`,
  shape: "rect",
  colour: template.ground,
  box: { x: from, y: 0, width: to - from, height: ONE },
});

function movedItem(item: TemplateItem, part: TemplatePart, typeScale: number): TemplateItem | null {
  const box = movedBox(item.box, part);
  if (!box) return null;
  const id = `${part.name}-${item.id}`.slice(0, LONGEST_NAME);
  if (item.type !== "text") return { ...item, id, box };
  return { ...item, id, box, size: Math.max(5_000, Math.round((item.size * typeScale) / ONE)) };
}

/** Null for a box beyond the part. */
function movedBox({ x, y, width, height }: TemplateBox, { from, to }: TemplatePart): TemplateBox | null {
  const start = from > 0 ? Math.max(x, 0) : x;
  const end = to < ONE ? Math.min(x + width, ONE) : x + width;
  if (end <= start) return null;
  const at = (share: number) => from + Math.round((share * (to - from)) / ONE);
  return { x: at(start), y, width: Math.max(1, at(end) - at(start)), height };
}
