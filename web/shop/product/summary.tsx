import { dayValues } from "../../../core/day-start.ts";
import "../../../ui/link.css";
import "./summary.css";
import { useEffect, useState } from "react";
import { arrivalText, dayText } from "../../../core/date-text.ts";
import { formatSize } from "../../../core/length-text.ts";
import { percentText } from "../../../core/number-text.ts";
import { splitTax } from "../../../core/tax.ts";
import { discountShare } from "../../../products/reduction.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../words/context.tsx";
import { useTreatment } from "../experiments/use-treatment.ts";
import { typeLabel } from "./calculator.ts";
import { FreeNudge, Way } from "./layouts/nudges/nudge-parts.ts";
import { pricePartsOf } from "./price-parts.ts";
import type { Calculator } from "./use-calculator.ts";
import { useOrderTime } from "./use-order-time.ts";
import { useSharedExtras } from "./use-shared-extras.ts";

interface Props {
  readonly calculator: Calculator;
}

/** What it costs and why, the way to the designer, and the day it arrives. */
export function Summary({ calculator }: Props) {
  const {
    product: t,
    delivery: { ways },
  } = useMessages();
  const withExtras = useSharedExtras();
  const nudging = useTreatment("967-nudging") === "on";
  const { page, setup, state, quote, price, delivery, data, money, text, total } = calculator;
  const second = page.second?.(setup, state.configuration);
  const shippingName = t.shippingTo({ how: ways[delivery.shippingClass], where: t.countries[data.country] });
  return (
    <section className="summary" aria-label={t.total}>
      <dl className="num">
        {pricePartsOf(quote, price).map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{text(label)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{shippingName}</dt>
          <dd>{delivery.amount === 0 ? t.shippingFree : money(delivery.amount)}</dd>
        </div>
      </dl>
      {nudging ? <FreeNudge calculator={calculator} /> : <Missing calculator={calculator} />}
      <Reduction calculator={calculator} />
      <div className="summary-total">
        <span>
          <b>{t.total}</b>
          <TaxLine calculator={calculator} />
        </span>
        <Price large current={money(total)} />
      </div>
      <ButtonLink
        className="summary-action"
        wide
        iconAfter="arrow-right"
        href={withExtras(calculator.designerOf(state.configuration))}
      >
        {text("cta.design")}
      </ButtonLink>
      {second && (
        <ButtonLink
          className="summary-frame-only"
          wide
          look="ghost"
          href={withExtras(calculator.designerOf(second.configuration, second.more))}
        >
          {text(second.label)}, {money(calculator.priceOf(second.configuration))}
        </ButtonLink>
      )}
      {nudging ? <Way calculator={calculator} /> : <Arrival calculator={calculator} />}
      <CopyLink />
      <Announcement calculator={calculator} />
    </section>
  );
}

function Missing({ calculator: { delivery, money } }: Props) {
  const t = useMessages().product;
  if (delivery.missingToFree === null) return null;
  return <p className="label num summary-missing">{t.missingToFree({ amount: money(delivery.missingToFree) })}</p>;
}

function TaxLine({ calculator: { tax, shop, money, total } }: Props) {
  const t = useMessages().product;
  const rate = percentText(tax.rate / 1_000_000, shop.locale);
  return (
    <span className="label num summary-tax">
      {tax.included ? t.taxIncluded({ amount: money(splitTax(total, tax).tax), rate }) : t.taxExcluded}
    </span>
  );
}

/** A reduction names what it is measured by: the lowest price of the 30 days before. */
function Reduction({ calculator }: Props) {
  const t = useMessages().product;
  const { page, price, money, shop, setup, state, text } = calculator;
  const off = discountShare(price);
  if (off === 0) return null;
  const share = percentText(off, shop.locale);
  const campaign = page.campaign?.(state.configuration, setup.release, calculator.today);
  return (
    <p className="summary-reduction num">
      {campaign && (
        <b>{t.reducedUntil({ name: text(campaign.label), ...dayValues(dayText(campaign.to, shop.locale)) })}</b>
      )}
      <span>{t.lowest30({ amount: money(price.priceOriginal), percent: share })}</span>
    </p>
  );
}

function Arrival({ calculator }: Props) {
  const t = useMessages().product;
  const { delivery, shop, difference } = calculator;
  const { ifOrdered } = useOrderTime(delivery.orderBy);
  const { express } = delivery;
  return (
    <p className="summary-arrival">
      <Icon name="truck" />
      <span>
        <b>{arrivalText(delivery.arrives, shop.locale)}</b>
        <span className="mute">
          {ifOrdered}{" "}
          {express && t.express({ day: dayText(express.arrives, shop.locale), more: difference(express.more) })}
        </span>
      </span>
    </p>
  );
}

/** The address holds the whole choice; copying it shares it. */
function CopyLink() {
  const t = useMessages().product;
  const [copied, setCopied] = useState(false);
  // Only scripts can copy; without them there is nothing to press.
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(navigator.clipboard !== undefined), []);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <div className="summary-more">
      {possible && (
        <button type="button" className="link small" onClick={() => void copy()}>
          {t.copyLink}
        </button>
      )}
      <LiveRegion visible className="label">
        {copied ? t.linkCopied : ""}
      </LiveRegion>
    </div>
  );
}

/** After each choice: what it is now, its total, its day. */
function Announcement({ calculator }: Props) {
  const t = useMessages().product;
  const { touched, page, state, setup, text, money, total, delivery, shop } = calculator;
  const title = text(page.sold.describe(state.configuration, setup.release).title);
  return (
    <LiveRegion>
      {touched ? t.announced({ piece: title, total: money(total), day: dayText(delivery.arrives, shop.locale) }) : ""}
    </LiveRegion>
  );
}

/** On phones the price, what it is for, and the way on stay in sight. */
export function PriceBar({ calculator }: Props) {
  const t = useMessages().product;
  const withExtras = useSharedExtras();
  const { state, size, delivery, money, total, text, shop } = calculator;
  return (
    <div className="price-bar">
      <span>
        <Price current={money(total)} />
        <small>
          {size ? formatSize(size, shop.locale) : typeLabel(calculator)},{" "}
          {t.barArrives({ day: dayText(delivery.arrives, shop.locale, "short") })}
        </small>
      </span>
      <ButtonLink href={withExtras(calculator.designerOf(state.configuration))}>{text("cta.design")}</ButtonLink>
    </div>
  );
}
