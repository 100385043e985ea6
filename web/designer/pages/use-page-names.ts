import { useMemo } from "react";
import type { Opening } from "../../../products/openings.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useConfigurationView, useDesignView } from "../context/use-design.ts";

export interface PageName {
  /** "Pages 2 and 3", "Page 4 of 26", "January 2027" */
  readonly long: string;
  /** Under a small picture: its name, or its numbers alone. */
  readonly short: string;
}

/** What openings are called: by the kind's own name, the title of their first side, or the numbers of their sides. */
export function usePageNames(openings: readonly Opening[]): readonly PageName[] {
  const t = useMessages().designer.pages;
  const { data, panel, shop, text } = useDesignContext();
  const { surfaces } = useDesignView().document;
  const { configuration } = useConfigurationView();
  const sides = surfaces.length;
  // A long book has a hundred, and each key in the overview asks for them.
  return useMemo(() => {
    let n = 0;
    return openings.map((opening) => {
      const heads = opening.map(({ surface, role }) => ({ id: surface, role }));
      const numbers = opening.map(() => ++n).join(", ");
      const [{ title } = {}] = opening;
      const named = panel.openingName?.(heads, shop.locale, configuration, data) ?? (title && text(title));
      return { long: named ?? t.page({ numbers, of: sides }), short: named ?? numbers };
    });
  }, [openings, t, data, panel, shop, text, configuration, sides]);
}
