import { formatDifference } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { refusalText } from "../../link-values.ts";
import type { ChoiceGroup } from "../choices.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { surchargeOf } from "./surcharge.ts";
import { wordsOf } from "./words.ts";

/** One group of options with what each adds; an impossible one says why. */
export function OptionGroup({ group, props }: { readonly group: ChoiceGroup; readonly props: Props }) {
  const { configuration, data, locale, unit, text, priceOf, choose } = props;
  const words = wordsOf(locale);
  const changed = (value: string) =>
    changeChoice(configuration, { optionTypes: { ...configuration.optionTypes, [group.key]: value } }, data, unit);
  const prices = group.choices.map(({ value, refusal }) => (refusal ? null : priceOf(changed(value).configuration)));
  const base = prices.find((price) => price !== null) ?? null;
  return (
    <fieldset className="panel-rows">
      <legend className="panel-legend">{text(group.label)}</legend>
      {group.choices.map(({ value, label, chosen, refusal }, n) => {
        const surcharge = surchargeOf(prices[n] ?? null, base);
        return (
          <OptionRow
            key={value}
            compact
            target={{
              name: `panel-option-${group.key}`,
              value,
              onChoose() {
                const { configuration: next, notices } = changed(value);
                choose(next, notices);
              },
            }}
            title={text(label)}
            chosen={chosen}
            unavailable={refusal ? refusalText(refusal, text) : undefined}
            end={surcharge && (surcharge.amount === 0 ? words.included : formatDifference(surcharge, locale))}
          />
        );
      })}
    </fieldset>
  );
}
