import { formatDifference } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import type { Offered } from "../../offer.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import { settle } from "../settle.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

interface ChoiceRowsProps {
  readonly legend: string;
  /** Unique among the groups of the panel. */
  readonly name: string;
  readonly values: readonly Offered<PhotobookConfiguration>[];
  readonly props: Props;
}

/** One choice a row, with what it adds to the present price or takes from it. */
export function ChoiceRows({ legend, name, values, props }: ChoiceRowsProps) {
  const { configuration, data, locale, text, priceOf, choose } = props;
  const present = priceOf(configuration);
  return (
    <fieldset className="book-rows">
      <legend>{legend}</legend>
      {values.map(({ value, label, chosen, configuration: wanted }) => {
        const settled = settle(wanted, data);
        const price = chosen ? null : priceOf(settled.configuration);
        const difference = price && present ? { ...price, amount: price.amount - present.amount } : null;
        const free = difference?.amount === 0 ? wordsOf(locale).included : null;
        return (
          <OptionRow
            key={value}
            compact
            target={{ name: `book-${name}`, value, onChoose: () => choose(settled.configuration, settled.notices) }}
            title={text(label)}
            chosen={chosen}
            end={difference && (free ?? formatDifference(difference, locale))}
          />
        );
      })}
    </fieldset>
  );
}
