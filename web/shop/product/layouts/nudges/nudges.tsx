import "../../../../../ui/link.css";
import "./nudges.css";
import type { CalendarDate } from "../../../../../core/calendar-date.ts";
import { clockText } from "../../../../../core/clock-text.ts";
import type { Currency } from "../../../../../core/currency.ts";
import { dayText } from "../../../../../core/date-text.ts";
import { labelled } from "../../../../../core/label-text.ts";
import { formatSize } from "../../../../../core/length-text.ts";
import type { Format } from "../../../../../core/measure.ts";
import { formatMoney } from "../../../../../core/money.ts";
import { percentText } from "../../../../../core/number-text.ts";
import { Choice, type LinkChoice } from "../../../../../ui/choice.tsx";
import { scaleOfShapes } from "../../../../../ui/format-shape.ts";
import { Icon } from "../../../../../ui/icon.tsx";
import { ProgressBar } from "../../../../../ui/progress-bar.tsx";
import type { OfferedFormat, OfferedMaterial } from "../../../../content/page-calculator/read-page-calculator.ts";
import { useLocale, useMessages } from "../../../../words/context.tsx";
import type { OrderBy } from "../../delivery.ts";
import type { Calculator } from "../../use-calculator.ts";
import { freeSize, nextOffered, nextSize, type Worth } from "./worth.ts";

interface Props {
  readonly calculator: Calculator;
}

/** Experiment 967, below the formats: gain and price of one size up, and the size the shop recommends and why. */
export function SizeNudge({ calculator, isTipShown }: Props & { readonly isTipShown: boolean }) {
  const t = useMessages().layouts.nudge;
  const locale = useLocale();
  const { size, money, data } = calculator;
  const next = nextSize(calculator);
  return (
    <>
      {data.tip && isTipShown && (
        <p className="size-tip small">
          <b>{labelled(t.tip, "", locale)}</b>
          {data.tip.reason}
        </p>
      )}
      {next && size && <SizeUp target={calculator.choose(next.chosen)} from={size} {...next} money={money} />}
    </>
  );
}

interface SizeUpProps {
  readonly target: LinkChoice;
  readonly from: Format;
  readonly format: Format;
  readonly worth: Worth;
  readonly money: (amount: number) => string;
}

/** One size up, what it brings and what it costs more. */
function SizeUp({ target, from, format, worth, money }: SizeUpProps) {
  const t = useMessages().layouts.nudge;
  const locale = useLocale();
  const share = (part: number) => percentText(Math.round(part * 100) / 100, locale);
  return (
    <Choice className="size-nudge" target={target} chosen={false}>
      <Drawing small={from} large={format} />
      <span>
        <b className="num">{t.nextSize({ size: formatSize(format, locale) })}</b>
        <span className="small mute num">
          {t.nextSizeWorth({ area: share(worth.area), amount: money(worth.more), share: share(worth.price) })}
        </span>
      </span>
      <Icon name="arrow-right" small />
    </Choice>
  );
}

interface OfferNudgeProps {
  readonly material: OfferedMaterial;
  readonly format: OfferedFormat;
  readonly currency: Currency;
  readonly targetOf: (format: OfferedFormat) => LinkChoice;
}

/** The same below the calculator of a page that editors wrote. */
export function OfferNudge({ material, format, currency, targetOf }: OfferNudgeProps) {
  const locale = useLocale();
  const next = nextOffered(material.formats, format);
  if (next === null) return null;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return <SizeUp target={targetOf(next.offered)} {...next} money={money} />;
}

/** Both sizes over each other, to one scale. */
function Drawing({ small, large }: { readonly small: Format; readonly large: Format }) {
  const scale = scaleOfShapes([small, large]) * 1.2;
  const box = ({ width, height }: Format) => ({
    width: `${(width * scale).toFixed(3)}rem`,
    height: `${(height * scale).toFixed(3)}rem`,
  });
  return (
    <span className="size-nudge-drawing" aria-hidden="true">
      <i style={box(large)}>
        <i style={box(small)} />
      </i>
    </span>
  );
}

/** The corner of the size that the shop recommends. */
export const TipFlag = () => useMessages().layouts.nudge.tip;

/** How far it is to free delivery, and the next size that travels free. */
export function FreeNudge({ calculator }: Props) {
  const t = useMessages().layouts.nudge;
  const { data, delivery, money, quote, shop } = calculator;
  const freeFrom = Number(data.shipping.carrier.freeFrom);
  if (delivery.amount === 0) {
    return (
      <p className="free-nudge-reached small">
        <Icon name="check" small />
        {t.free}
      </p>
    );
  }
  if (delivery.missingToFree === null) return null;
  const free = freeSize(calculator);
  return (
    <div className="free-nudge num">
      <ProgressBar
        label={t.freeFrom({ amount: money(freeFrom) })}
        detail={t.missing({ amount: money(delivery.missingToFree) })}
        max={freeFrom}
        value={quote.priceCurrent}
      />
      {free && (
        <a className="link small" {...calculator.choose(free.chosen)}>
          {t.travelsFree({ size: formatSize(free.format, shop.locale), total: money(free.price) })}
        </a>
      )}
    </div>
  );
}

/** The days of the order: until when, when it leaves the workshop, when it is there. */
export function Way({ calculator }: Props) {
  const { product, layouts } = useMessages();
  const t = layouts.nudge;
  const { delivery, shop, difference } = calculator;
  const { express, orderBy } = delivery;
  const day = (date: CalendarDate) => dayText(date, shop.locale, "short");
  const orderedText = (by: OrderBy) => {
    if (by.kind === "now") return t.now;
    const time = clockText(by.minutes, shop.locale);
    return by.kind === "today" ? t.today({ time }) : t.later({ day: day(by.day), time });
  };
  return (
    <div className="way">
      <ol aria-label={t.way}>
        <li>
          <Icon name="bag" small />
          <b>{t.ordered}</b>
          <span>{orderedText(orderBy)}</span>
        </li>
        <li>
          <Icon name="parcel" small />
          <b>{t.ships}</b>
          <span>{day(delivery.ships)}</span>
        </li>
        <li>
          <Icon name="truck" small />
          <b>{t.arrives}</b>
          <span>{day(delivery.arrives)}</span>
        </li>
      </ol>
      {express && (
        <p className="label">
          {product.express({ day: dayText(express.arrives, shop.locale), more: difference(express.more) })}
        </p>
      )}
    </div>
  );
}
