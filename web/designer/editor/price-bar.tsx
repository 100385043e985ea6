import { memo } from "react";
import { dayText } from "../../../core/date-text.ts";
import { labelled } from "../../../core/label-text.ts";
import { formatMoney } from "../../../core/money.ts";
import { refusalText } from "../../../products/link-values.ts";
import type { PrintLadder } from "../../../products/pile/kind-pile.ts";
import { shownPrice } from "../../../products/reduction.ts";
import { termsFor } from "../../../products/shop-pricing.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useConfigurationView } from "../context/use-design.ts";
import { PriceBreak } from "../pile/price-break.tsx";
import "./price-bar.css";

interface PriceBarProps {
  readonly onBasket: () => void;
  readonly busy: boolean;
  /** Beside what it is: what a pile of prints costs each. */
  readonly ladder?: PrintLadder | null;
}

/** What it is, when it is there, what it costs, and the way into the basket. */
export const PriceBar = memo(function PriceBar({ onBasket, busy, ladder }: PriceBarProps) {
  const t = useMessages().designer;
  const { kind, panel, data, shop, text, pricing, earlier, arrivalOf, line } = useDesignContext();
  const { configuration, quote } = useConfigurationView();
  if (!quote.ok) return <ImpossiblePriceBar reasons={quote.error.map((refusal) => refusalText(refusal, text))} />;
  const { title, facts } = kind.describe(configuration, data);
  const { currency } = quote.value;
  const terms = termsFor(kind, configuration, data, pricing);
  const { priceCurrent, priceOriginal } = shownPrice(
    quote.value,
    kind.priceBefore(configuration, data, terms, earlier),
  );
  const money = (amount: number) => formatMoney({ amount, currency }, shop.locale);
  const original = priceOriginal > priceCurrent ? money(priceOriginal) : undefined;
  const arrival = arrivalOf(kind.production(configuration, data), priceCurrent);
  return (
    <section className="price-bar" aria-label={t.price.label}>
      <p className="price-bar-what">
        <b>{text(title)}</b>
        <span className="mute">
          {[...facts.map(text), ...(panel.follows?.(configuration, data, shop.locale) ?? [])].join(", ")}
        </span>
      </p>
      {ladder && <PriceBreak ladder={ladder} />}
      {arrival && (
        <span className="only-desktop">
          <Chip tone="ok" icon="truck">
            {dayText(arrival.date, shop.locale)}
          </Chip>
        </span>
      )}
      <div className="price-bar-total num">
        <Price large current={money(priceCurrent)} original={original} originalLabel={text("calc.lowest30")} />
        {original && (
          <span className="price-bar-terms" aria-hidden="true">
            {labelled(text("calc.lowest30"), original, shop.locale)}
          </span>
        )}
        <span className="price-bar-terms">
          {terms.tax.included ? t.price.including : t.price.excluding}
          {arrival &&
            `, ${arrival.shipping.amount === 0 ? t.price.shippingFree : t.price.shipping({ amount: formatMoney(arrival.shipping, shop.locale) })}`}
        </span>
      </div>
      <LiveRegion>{t.price.announce({ amount: money(priceCurrent) })}</LiveRegion>
      <Button onClick={onBasket} loading={busy}>
        {line === null ? t.price.addToBasket : t.price.updateLine}
      </Button>
    </section>
  );
});

function ImpossiblePriceBar({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useMessages().designer;
  return (
    <section className="price-bar" aria-label={t.price.label}>
      <p className="price-bar-what">
        <b>{t.price.impossible}</b>
        <span>{reasons.join(" ")}</span>
      </p>
    </section>
  );
}
