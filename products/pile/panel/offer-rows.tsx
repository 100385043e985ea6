import { formatDifference, formatMoney, type Money } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { refusalText } from "../../link-values.ts";
import type { Offered } from "../../offer.ts";
import type { PanelProps } from "../../panel.ts";
import { wordsOf } from "./words.ts";
import "./offer-rows.css";

interface OfferRowsProps<Config> {
  readonly name: string;
  readonly legend: string;
  readonly rows: readonly (Offered<Config> & { readonly title?: string })[];
  /** Prices as a whole, or what each costs more than the first. */
  readonly prices: "whole" | "difference";
  readonly props: PanelProps<Config, unknown>;
}

/** Things of an offer to choose from, each with what it costs. */
export function OfferRows<Config>({ name, legend, rows, prices, props }: OfferRowsProps<Config>) {
  const { text, priceOf, choose, locale } = props;
  const amounts = rows.map(({ configuration }) => priceOf(configuration));
  return (
    <fieldset className="offer-rows">
      <legend>{legend}</legend>
      {rows.map(({ value, label, title, chosen, configuration, refusal }, n) => (
        <OptionRow
          key={value}
          compact
          target={{ name: `panel-${name}`, value, onChoose: () => choose(configuration) }}
          title={title ?? text(label)}
          chosen={chosen}
          unavailable={refusal ? refusalText(refusal, text) : undefined}
          end={priceText(amounts[n] ?? null, amounts[0] ?? null, prices, locale)}
        />
      ))}
    </fieldset>
  );
}

function priceText(
  price: Money | null,
  first: Money | null,
  prices: "whole" | "difference",
  locale: Parameters<typeof formatMoney>[1],
): string | null {
  if (price === null) return null;
  if (prices === "whole" || first === null) return formatMoney(price, locale);
  const more = price.amount - first.amount;
  return more === 0 ? wordsOf(locale).included : formatDifference({ ...price, amount: more }, locale);
}
