import { dayText } from "../../../core/date-text.ts";
import { formatMoney } from "../../../core/money.ts";
import { type Opening, openingsOf } from "../../../products/openings.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import type { DesignView } from "../context/design-view.ts";
import { heightOf, widthOf } from "./opening-picture.tsx";

/** The largest that an outline may be, CSS pixels. */
const [WIDE, HIGH] = [112, 70];

interface FromToProps {
  readonly before: DesignView;
  readonly after: DesignView;
}

/** What it was and is now, drawn at one scale, with price and day of arrival. */
export function FromTo({ before, after }: FromToProps) {
  const t = useMessages().designer.lateChange;
  const { kind, shop } = useDesignContext();
  const [from, to] = [usualOpening(before, kind.design.viewer), usualOpening(after, kind.design.viewer)];
  const scale = Math.min(
    WIDE / Math.max(widthOf(from), widthOf(to), 1),
    HIGH / Math.max(heightOf(from), heightOf(to), 1),
  );
  const [had, has] = [useFacts(before), useFacts(after)];
  const money = (amount: number) => formatMoney({ amount, currency: shop.currency }, shop.locale);
  const [was, is] = [had.price, has.price];
  return (
    <section className="late-from-to" aria-label={t.fromTo}>
      <div className="late-outlines">
        <Outline sides={from} scale={scale} what={t.before} {...had} />
        <Icon name="chevron-right" small />
        <Outline sides={to} scale={scale} what={t.now} {...has} />
      </div>
      <dl className="num">
        {was !== null && is !== null && was !== is && (
          <>
            <dt>{t.priceBefore}</dt>
            <dd>{money(was)}</dd>
            <dt>{is > was ? t.dearer : t.cheaper}</dt>
            <dd>{`${is > was ? "+" : "−"} ${money(Math.abs(is - was))}`}</dd>
          </>
        )}
        {is !== null && (
          <>
            <dt className="late-price">{t.price}</dt>
            <dd className="late-price">{money(is)}</dd>
          </>
        )}
        {has.arrival && had.arrival !== has.arrival && (
          <>
            <dt>{t.arrival}</dt>
            <dd>{dayText(has.arrival, shop.locale)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** An opening of the inside, where there is one. */
function usualOpening({ layouts }: DesignView, viewer: Parameters<typeof openingsOf>[0]): Opening {
  const openings = openingsOf(viewer, layouts);
  return openings[Math.floor(openings.length / 2)] ?? [];
}

function useFacts({ configuration, quote }: DesignView) {
  const { kind, panel, data, shop, text, arrivalOf } = useDesignContext();
  const { title, facts } = kind.describe(configuration, data);
  const price = quote.ok ? quote.value.priceCurrent : null;
  return {
    price,
    title: text(title),
    facts: [...facts.map(text), ...(panel.follows?.(configuration, data, shop.locale) ?? [])],
    arrival: price === null ? null : (arrivalOf(kind.production(configuration, data), price)?.date ?? null),
  };
}

interface OutlineProps {
  readonly sides: Opening;
  readonly scale: number;
  readonly what: string;
  readonly title: string;
  readonly facts: readonly string[];
}

const Outline = ({ sides, scale, what, title, facts }: OutlineProps) => (
  <figure>
    <span className="late-outline" aria-hidden="true">
      {sides.map(({ surface, trim }) => (
        <i key={surface} style={{ width: trim.width * scale, height: trim.height * scale }} />
      ))}
    </span>
    <figcaption>
      <span className="late-outline-when">{what}</span>
      <b>{title}</b>
      {facts.join(", ")}
    </figcaption>
  </figure>
);
