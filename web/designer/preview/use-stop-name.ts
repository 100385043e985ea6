import { listText } from "../../../core/list-text.ts";
import type { Face } from "../../../products/assembly.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";

/** The name of the shown view and its number: by the kind's own name, titles of sides, or numbers alone. */
export function useStopName(): (faces: readonly Face[], at: number, of: number) => string {
  const t = useMessages().designer;
  const { panel, shop, text, data } = useDesignContext();
  const { layouts, configuration } = useDesignView();
  return (faces, at, of) => {
    const seen = new Set(faces.map(({ surface }) => surface));
    const shown = layouts.filter(({ surface }) => seen.has(surface));
    if (shown.length === 0) return t.turning.stop({ name: t.turning.blank, at, of });
    const heads = shown.map(({ surface, role }) => ({ id: surface, role }));
    const own = panel.openingName?.(heads, shop.locale, configuration, data);
    if (own) return t.turning.stop({ name: own, at, of });
    const titles = shown.flatMap(({ title }) => (title ? [text(title)] : []));
    if (titles.length > 0) return t.turning.stop({ name: listText(titles, shop.locale), at, of });
    const numbers = shown.map((layout) => String(layouts.indexOf(layout) + 1));
    return t.pages.page({ numbers: numbers.join(", "), of: layouts.length });
  };
}
