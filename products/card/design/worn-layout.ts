import type { DesignElement } from "../../../design/document.ts";
import { layoutsOfPart, type Style } from "../../../design/template/style.ts";
import type { Layout } from "../../../design/template/template.ts";

/** The layout whose places these elements fill: the one that has most of them; null: none has any. */
export function wornLayout(elements: readonly DesignElement[], style: Style, part: string): Layout | null {
  const slots = new Set(elements.flatMap(({ slot }) => slot ?? []));
  let best: Layout | null = null;
  let most = 0;
  for (const layout of layoutsOfPart(style, part)) {
    const shared = sharedPlaces(layout, slots);
    if (shared > most) [best, most] = [layout, shared];
  }
  return best;
}

/** Shared places, less those of the layout that stay empty: of two equal layouts the smaller one is meant. */
function sharedPlaces({ variants }: Layout, slots: ReadonlySet<string>): number {
  return Math.max(
    ...Object.values(variants).map(({ items }) => {
      const shared = items.filter(({ id }) => slots.has(id)).length;
      return shared === 0 ? 0 : shared - (items.length - shared) / 100;
    }),
  );
}
