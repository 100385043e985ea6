import { useEffect, useState } from "react";
import type { QueryParameters } from "../../../../core/query-string.ts";
import { keepOverride } from "../../../browser/navigation/keep-override.ts";
import { usePage, useRouter } from "../../../browser/navigation/page.ts";
import type { CalculatorOffer } from "../../../content/page-calculator/read-page-calculator.ts";
import { useShop } from "../../../frame/use-shop.ts";
import type { CalculatorPage } from "../../product/use-calculator.ts";
import { hasChoice } from "./choice-in-address.ts";
import type { FullCalculator } from "./full-calculator.tsx";

interface Full {
  readonly View: typeof FullCalculator;
  readonly page: CalculatorPage;
  readonly focused: boolean;
}

/**
 * The whole calculator in place of the short one, once somebody opens it, or where the address names a choice; its code
 * and its prices come then only. Without an answer the product page is the way.
 */
export function useFullCalculator(href: string, offer: CalculatorOffer) {
  const [full, setFull] = useState<Full | null>(null);
  const [opening, setOpening] = useState(false);
  const shop = useShop();
  const { navigate } = useRouter();
  const { search, pathname } = usePage().location;

  const open = async (chosen: QueryParameters | null) => {
    setOpening(true);
    const { FullCalculator: View, openPageCalculator } = await import("./full-calculator.tsx");
    const opened = await openPageCalculator(href, chosen, shop);
    setOpening(false);
    if (!opened) return false;
    if (opened.search !== "")
      await navigate(keepOverride(`${pathname}?${opened.search}`, search), { replace: true, preventScrollReset: true });
    setFull({ View, page: opened.page, focused: chosen !== null });
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared address opens it once, when the page has come
  useEffect(() => {
    if (hasChoice(offer, search)) void open(null).catch(() => setOpening(false));
  }, []);
  return { full, opening, open };
}
