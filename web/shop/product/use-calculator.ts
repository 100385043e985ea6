import { type MouseEvent, useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Refusal } from "../../../products/kind.ts";
import type { Chosen } from "../../../products/photoframe/calculator/setup.ts";
import type { CalculatorData } from "../../../services/product-pages/contract.ts";
import type { LinkChoice } from "../../../ui/choice.tsx";
import { useShop } from "../../use-shop.ts";
import { type OpenCalculator, openCalculator } from "./open-calculator.ts";
import { useNow } from "./use-now.ts";

export interface Calculator extends OpenCalculator {
  /** A link that makes this choice: an address before and without scripts, afterwards without a page load. */
  readonly choose: (chosen: Chosen, step?: Step) => LinkChoice;
  /** Makes a choice from a script. */
  readonly apply: (chosen: Chosen) => void;
  /** Something was chosen since the page was loaded. */
  readonly touched: boolean;
}

/** `new`: back returns to what was before; `same`: back returns to before the material was chosen. */
type Step = "new" | "same";

/** The calculator of the address, computed in the browser at every change of it. */
export function useCalculator(data: CalculatorData, path: string): Calculator {
  const { search } = useLocation();
  const shop = useShop();
  const now = useNow(data.now);
  const navigate = useNavigate();
  const [given, setGiven] = useState<{ href: string; notices: readonly Refusal[] } | null>(null);
  const open = useMemo(() => openCalculator(data, shop, path, search, now), [data, shop, path, search, now]);

  const go = useCallback(
    (href: string, notices: readonly Refusal[], step: Step) => {
      setGiven({ href, notices });
      void navigate(href, { replace: step === "same", preventScrollReset: true });
    },
    [navigate],
  );
  const choose = (chosen: Chosen, step: Step = "same"): LinkChoice => {
    const href = open.hrefOf(chosen.state);
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(href, chosen.notices, step);
    };
    return { href, onClick };
  };
  const here = open.hrefOf(open.state);
  return {
    ...open,
    // What had to give way is said until the next choice; what the address asked for, as long as it asks.
    notices: given?.href === here ? given.notices : open.notices,
    choose,
    apply: (chosen) => go(open.hrefOf(chosen.state), chosen.notices, "same"),
    touched: given !== null,
  };
}

/** Not for clicks that open a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
