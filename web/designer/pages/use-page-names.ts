import type { Opening } from "../../../products/openings.ts";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import { useConfigurationView, useDesignView } from "../desk/use-design.ts";

export interface PageName {
  /** "Pages 2 and 3", "Page 4 of 26", "January 2027" */
  readonly long: string;
  /** Under a small picture: its name, or its numbers alone. */
  readonly short: string;
}

/** What openings are called: by the kind's own name, the title of their first side, or the numbers of their sides. */
export function usePageNames(openings: readonly Opening[]): readonly PageName[] {
  const t = useMessages().designer.pages;
  const { data, panel, shop, text } = useDesk();
  const { document } = useDesignView();
  const { configuration } = useConfigurationView();
  let n = 0;
  return openings.map((sides) => {
    const heads = sides.map(({ surface, role }) => ({ id: surface, role }));
    const numbers = sides.map(() => ++n).join(", ");
    const [{ title } = {}] = sides;
    const named = panel.openingName?.(heads, shop.locale, configuration, data) ?? (title && text(title));
    return { long: named ?? t.page(numbers, document.surfaces.length), short: named ?? numbers };
  });
}
