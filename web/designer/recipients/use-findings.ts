import { useEffect, useState } from "react";
import type { Stock } from "../../../design/material.ts";
import { lettersOfList } from "../../../design/recipients/letters-of-list.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import { type RecipientFinding, recipientFindings } from "../../../design/recipients/recipient-findings.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";

export interface Findings {
  readonly found: readonly RecipientFinding[];
  /** All pieces were looked at. */
  readonly complete: boolean;
  /** With the fonts for all letters of the list; null while they are loaded. */
  readonly stock: Stock | null;
}

const none: Findings = { found: [], complete: false, stock: null };
/** Milliseconds of work before the page has its turn. */
const SLICE = 10;

/** Looks at the piece of every recipient, a few at a time. */
export function useFindings(list: RecipientList | null): Findings {
  const { stock: store } = useDesignContext();
  const { document, layouts } = useDesignView();
  const [findings, set] = useState(none);
  useEffect(() => {
    if (list === null) return undefined;
    let left = false;
    const look = async () => {
      const wanted = { ...document, surfaces: lettersOfList(document, list).surfaces };
      const stock = await store.of(wanted).catch(() => store.state());
      if (left) return;
      set((was) => ({ ...was, complete: false, stock }));
      const found: RecipientFinding[] = [];
      let since = performance.now();
      for (const some of recipientFindings(document, layouts, list, stock)) {
        found.push(...some);
        if (performance.now() - since < SLICE) continue;
        await new Promise((resolve) => setTimeout(resolve));
        if (left) return;
        since = performance.now();
      }
      set({ found, complete: true, stock });
    };
    void look();
    return () => {
      left = true;
    };
  }, [list, document, layouts, store]);
  return list === null ? none : findings;
}
