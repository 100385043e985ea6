import type { ReactNode } from "react";
import type { ThemeView } from "../../../services/themes/contract.ts";
import { Price } from "../../../ui/price.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useMessages } from "../../words/context.tsx";
import { lowestOfEach } from "./lowest-of-each.ts";

type ThemePrice = ThemeView["prices"][number];

/** "from €0.93 each", of the cheapest format in the usual quantity; books are told by the piece. */
export function FromPrice({ price, large }: { readonly price: ThemePrice; readonly large?: boolean }) {
  const t = useMessages().themes;
  const money = useMoney(price.price.currency);
  return (
    <span className="theme-from">
      <Price before={t.from} current={money(price.unitPrice)} large={large} />
      {price.quantity > 1 && <span> {large ? t.eachOf({ quantity: price.quantity }) : t.each}</span>}
      {large && price.remark && <b className="theme-remark"> {price.remark}</b>}
    </span>
  );
}

/** What a list's prices mean, of its first design that is sold in quantities. */
export function PricesNote({ themes }: { readonly themes: readonly ThemeView[] }) {
  const t = useMessages().themes;
  const prices = themes.flatMap((theme) => theme.prices);
  const one = prices.find(({ quantity }) => quantity > 1) ?? prices[0];
  if (!one) return null;
  return (
    <p className="theme-prices-note">
      {t.pricesNote({ quantity: one.quantity })} {t.taxNote({ included: one.price.taxIncluded })}
    </p>
  );
}

/** What the designs of a list come as, each from the cheapest of them: for lists whose tiles say no price. */
export function ListPrices({ themes, toCome }: { readonly themes: readonly ThemeView[]; readonly toCome: string }) {
  return (
    <PriceTable prices={lowestOfEach(themes)}>
      <PricesNote themes={themes} />
      {toCome !== "" && <p className="theme-prices-note">{toCome}</p>}
    </PriceTable>
  );
}

/** Everything the design comes as, each from its cheapest format. */
export function ThemePrices({ theme }: { readonly theme: ThemeView }) {
  const t = useMessages().themes;
  const [lowest] = theme.prices;
  if (!lowest) return null;
  return (
    <PriceTable prices={theme.prices}>
      <p className="theme-prices-note">
        {theme.refinement && lowest.quantity > 1 && `${t.withFoil({ foil: theme.refinement.label })} `}
        {t.taxNote({ included: lowest.price.taxIncluded })}
      </p>
    </PriceTable>
  );
}

interface PriceTableProps {
  readonly prices: readonly ThemePrice[];
  /** What the prices mean, below them. */
  readonly children: ReactNode;
}

/** One line for each thing that designs come as; nothing without any. */
function PriceTable({ prices, children }: PriceTableProps) {
  const t = useMessages().themes;
  if (prices.length === 0) return null;
  return (
    <section className="theme-prices" aria-labelledby="theme-prices-title">
      <h2 id="theme-prices-title">{t.pricesTitle}</h2>
      <ul>
        {prices.map((price) => (
          <ThemePriceLine key={price.product} price={price} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function ThemePriceLine({ price }: { readonly price: ThemePrice }) {
  const t = useMessages().themes;
  const money = useMoney(price.price.currency);
  return (
    <li>
      <span className="theme-price-line">
        <b>{price.label}</b>
        <FromPrice price={price} />
      </span>
      <span className="theme-price-fact">
        {price.quantity > 1
          ? t.priceOf({ format: price.format.label, quantity: price.quantity, total: money(price.price.priceCurrent) })
          : price.format.label}
        {price.formats > 1 && ` · ${t.moreFormats({ count: price.formats - 1 })}`}
        {price.remark && (
          <>
            {" · "}
            <b className="theme-remark">{price.remark}</b>
          </>
        )}
      </span>
    </li>
  );
}
