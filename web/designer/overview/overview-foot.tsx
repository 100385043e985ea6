import { memo } from "react";
import { dayText } from "../../../core/date-text.ts";
import { formatMoney } from "../../../core/money.ts";
import { shownPrice } from "../../../products/reduction.ts";
import { termsFor } from "../../../products/shop-pricing.ts";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useConfigurationView } from "../context/use-design.ts";

interface OverviewFootProps {
  readonly note: string | null;
  readonly keys: string | null;
}

/** What the design is with these pages, its price and its date; keys that walk through the pages leave it alone. */
export const OverviewFoot = memo(function OverviewFoot({ note, keys }: OverviewFootProps) {
  const t = useMessages().designer;
  const { kind, data, shop, text, pricing, earlier, arrivalOf } = useDesignContext();
  const { configuration, quote } = useConfigurationView();
  if (!quote.ok) return null;
  const { title, facts } = kind.describe(configuration, data);
  const terms = termsFor(kind, configuration, data, pricing);
  const { priceCurrent } = shownPrice(quote.value, kind.priceBefore(configuration, data, terms, earlier));
  const price = formatMoney({ amount: priceCurrent, currency: quote.value.currency }, shop.locale);
  const arrival = arrivalOf(kind.production(configuration, data), priceCurrent);
  return (
    <div className="overview-foot">
      <p className="overview-what">
        <b>{[text(title), ...facts.map(text)].join(", ")}</b>
        {note && <span className="label">{note}</span>}
        {keys && <span className="label only-desktop">{keys}</span>}
      </p>
      {arrival && (
        <span className="label only-desktop">{t.overview.arrival({ day: dayText(arrival.date, shop.locale) })}</span>
      )}
      <b className="overview-price num">{price}</b>
      <LiveRegion>{t.price.announce({ amount: price })}</LiveRegion>
    </div>
  );
});
