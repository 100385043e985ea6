import { formatMoney } from "../../../core/money.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { refusalText } from "../../link-values.ts";
import { materialChoices } from "../choices.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** All materials at the chosen size; one that is not made in it says so. */
export function MaterialList({ configuration, data, locale, unit, text, priceOf, choose }: Props) {
  const words = wordsOf(locale);
  const choices = materialChoices(configuration, data);
  const chosen = choices.find((choice) => choice.chosen);
  const changed = (materialType: string) => changeChoice(configuration, { materialType, optionTypes: {} }, data, unit);
  return (
    <Disclosure title={words.material} value={chosen && text(chosen.label)}>
      <fieldset className="panel-rows">
        <legend className="visually-hidden">{words.material}</legend>
        {choices.map(({ value, label, chosen: isChosen, refusal }) => {
          const price = refusal ? null : priceOf(changed(value).configuration);
          return (
            <OptionRow
              key={value}
              compact
              target={{
                name: "panel-material",
                value,
                onChoose() {
                  const { configuration: next, notices } = changed(value);
                  choose(next, notices);
                },
              }}
              title={text(label)}
              chosen={isChosen}
              unavailable={refusal ? refusalText(refusal, text) : undefined}
              end={price && formatMoney(price, locale)}
            />
          );
        })}
      </fieldset>
    </Disclosure>
  );
}
