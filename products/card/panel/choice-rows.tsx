import type { Label } from "../../../core/labels.ts";
import { formatDifference } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { refusalText } from "../../link-values.ts";
import { check } from "../check.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

interface Row {
  readonly value: string;
  /** A label of the catalogue, or words of the panel. */
  readonly label: Label | string;
  readonly change: Partial<CardConfiguration>;
}

interface ChoiceRowsProps {
  readonly name: string;
  readonly legend: string;
  readonly rows: readonly Row[];
  readonly chosen: string;
  readonly props: Props;
}

/** Rows to choose one of, each with what it adds to the price of all cards; an impossible one says why. */
export function ChoiceRows({ name, legend, rows, chosen, props }: ChoiceRowsProps) {
  const { configuration, data, locale, text, priceOf, choose } = props;
  const prices = rows.map(({ change }) => priceOf({ ...configuration, ...change }));
  const base = prices[0] ?? null;
  return (
    <fieldset className="panel-rows">
      <legend className="panel-legend">{legend}</legend>
      {rows.map(({ value, label, change }, n) => {
        const price = prices[n] ?? null;
        const [refusal] = price ? [] : check({ ...configuration, ...change }, data);
        const surcharge = price && base && { amount: price.amount - base.amount, currency: price.currency };
        return (
          <OptionRow
            key={value}
            compact
            target={{
              name: `panel-${name}`,
              value,
              onChoose() {
                const { configuration: next, notices } = changeChoice(configuration, change, data);
                choose(next, notices);
              },
            }}
            title={typeof label === "string" ? label : text(label)}
            chosen={value === chosen}
            unavailable={refusal && refusalText(refusal, text)}
            end={surcharge && (surcharge.amount === 0 ? wordsOf(locale).included : formatDifference(surcharge, locale))}
          />
        );
      })}
    </fieldset>
  );
}
