import { type MouseEvent, useCallback, useMemo, useState } from "react";
import type { Chosen as ChosenOf } from "../../../products/kind-page.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import type { LinkChoice } from "../../../ui/choice.tsx";
import { keepOverride } from "../../browser/navigation/keep-override.ts";
import { usePage, useRouter } from "../../browser/navigation/page.ts";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useTreatment } from "../experiments/use-treatment.ts";
import { type OpenCalculator, openCalculator, type Piece, type State } from "./calculator.ts";
import { kindPageOf } from "./kind-part.tsx";
import { inPortrait, type OpenedData } from "./layouts/in-portrait.ts";
import { useNow } from "./use-now.ts";

type Chosen = ChosenOf<Piece>;

export interface Calculator extends OpenCalculator {
  /** A link that makes this choice: an address before and without scripts, afterwards without a page load. */
  readonly choose: (chosen: Chosen, step?: Step) => LinkChoice;
  /** Makes a choice from a script. */
  readonly apply: (chosen: Chosen, step?: Step) => void;
  /** The choice that was made last; null once the address is another. */
  readonly chosen: Chosen | null;
  /** Something was chosen since the page was loaded. */
  readonly touched: boolean;
}

/** `new`: back returns to what was before; `same`: back returns to before the type was chosen. */
type Step = "new" | "same";

/** What a calculator is drawn from, and the page whose address holds its choice. */
export interface CalculatorPage extends Pick<ProductPage, "kind" | "path"> {
  readonly calculator: OpenedData;
}

/** The calculator of the address, the same for all that show something of it. */
export function useCalculator({ calculator: given, kind, path }: CalculatorPage): Calculator {
  const data = useTreatment("1031-portrait") === "on" ? inPortrait(given) : given;
  const { search } = usePage().location;
  const shop = useShop();
  const now = useNow(data.now);
  const open = useMemo(
    () => openCalculator(kindPageOf(kind), data, { shop, path, search, now }),
    [kind, data, shop, path, search, now],
  );
  const { navigate } = useRouter();
  const [made, setMade] = useState<{ href: string; chosen: Chosen } | null>(null);

  const go = useCallback(
    (href: string, chosen: Chosen, step: Step) => {
      setMade({ href, chosen });
      navigate(keepOverride(href, location.search), { replace: step === "same", preventScrollReset: true });
    },
    [navigate],
  );
  const choose = (chosen: Chosen, step: Step = "same"): LinkChoice => {
    const href = open.hrefOf(chosen.state);
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(href, chosen, step);
    };
    return { href, onClick };
  };
  const current = made?.href === open.hrefOf(open.state) ? made.chosen : null;
  return {
    ...withWish(open, current),
    // What had to give way is said until the next choice; what the address asked for, as long as it asks.
    notices: current ? current.notices : open.notices,
    chosen: current,
    choose,
    apply: (chosen, step = "same") => go(open.hrefOf(chosen.state), chosen, step),
    touched: made !== null,
  };
}

/** The address says what is chosen; what gave way for it is known as long as she stays on the page. */
function withWish(open: OpenCalculator, chosen: Chosen | null): OpenCalculator {
  const wish = chosen?.state.wish;
  if (!wish) return open;
  const state: State = { ...open.state, wish };
  return { ...open, state, sections: open.page.sections(open.setup, state) };
}
