import { formatMoney } from "../../../core/money.ts";
import type { PrintLadder } from "../../../products/pile/kind-pile.ts";
import { quoteFor } from "../../../products/shop-pricing.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { breakOf } from "./break-of.ts";
import "./price-break.css";

/** The price step that is reached and the one ahead, with what it costs. */
export function PriceBreak({ ladder }: { readonly ladder: PrintLadder }) {
  const t = useMessages().designer.pile;
  const { kind, data, pricing, shop } = useDesignContext();
  const priceOf = (configuration: object) => {
    const quote = quoteFor(kind, configuration, data, pricing);
    return quote.ok ? quote.value.priceCurrent : null;
  };
  const found = breakOf(ladder, priceOf);
  if (!found) return null;
  const { currency } = pricing;
  const money = (amount: number) => formatMoney({ amount, currency }, shop.locale);
  const { reached, next, each } = found;
  return (
    <div className="price-break num">
      <p>
        <b>{t.each({ price: money(each) })}</b>
        <span className="mute">{t.prints({ count: ladder.count })}</span>
      </p>
      <div className="price-break-steps" aria-hidden="true">
        {ladder.steps.map(({ from }, n) => (
          <i key={from} data-reached={n <= reached || undefined} />
        ))}
      </div>
      {next && (
        <p>
          <b>{t.next({ missing: next.missing, price: money(next.each) })}</b>{" "}
          <span className="mute">
            {next.more > 0 ? t.nextCosts({ price: money(next.more) }) : t.nextSame({ from: next.from })}
          </span>
        </p>
      )}
    </div>
  );
}
