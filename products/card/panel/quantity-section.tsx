import { countryOf } from "../../../core/locale.ts";
import { formatMoney, type Money } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { isGreatValue, shownUnit } from "../class-price.ts";
import { cardQuantities, quantityFor } from "../quantity.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./panel.css";

/** Quantity, prices at the steps of the price list, and a sample. */
export function QuantitySection(props: Props) {
  const { configuration, data, locale, priceOf, choose } = props;
  const words = wordsOf(locale);
  const { quantity, isSample } = configuration;
  const isBook = data.guestbooks.some(({ key }) => key === configuration.card);
  const most = isBook ? data.mostGuestbooks : (cardQuantities.at(-1) ?? 1);
  const change = (wanted: number) => {
    const { configuration: next, notices } = changeChoice(
      configuration,
      { quantity: isBook ? wanted : nearest(quantity, wanted), isSample: false },
      data,
    );
    choose(next, notices);
  };
  const each = (pieces: number): Money | null => {
    const price = priceOf(changeChoice(configuration, { quantity: pieces, isSample: false }, data).configuration);
    return price && { ...price, amount: shownUnit(price.amount, pieces) };
  };
  const isGreat = ({ amount }: Money) => !isBook && !isSample && isGreatValue(amount, data, countryOf(locale));
  const eachOf = (price: Money) =>
    [words.each({ price: formatMoney(price, locale) }), ...(isGreat(price) ? [words.greatValue] : [])].join(", ");
  const breaks = isBook ? [] : data.unitPrices.map((one) => one.quantity);
  const next = breaks.find((one) => one > quantity);
  const [now, then] = [each(quantity), next === undefined ? null : each(next)];
  return (
    <>
      <section>
        <p className="panel-legend" id="card-quantity">
          {words.pieces}
          {now && <span>{eachOf(now)}</span>}
        </p>
        <Stepper
          label={words.pieces}
          decreaseLabel={words.fewer}
          increaseLabel={words.more}
          value={quantity}
          min={1}
          max={most}
          step={1}
          onChange={change}
        />
        {then && next !== undefined && !isSample && (
          <p className="label panel-after">
            {words.nextBreak({ pieces: number(next, locale), price: formatMoney(then, locale) })}
          </p>
        )}
      </section>
      {breaks.length > 0 && (
        <section>
          <fieldset className="panel-rows">
            <legend className="panel-legend">{words.breaks}</legend>
            {breaks.map((pieces) => {
              const price = each(pieces);
              return (
                <OptionRow
                  key={pieces}
                  compact
                  target={{ name: "card-break", value: String(pieces), onChoose: () => change(pieces) }}
                  title={number(pieces, locale)}
                  chosen={pieces === quantity && !isSample}
                  detail={price && isGreat(price) ? words.greatValue : undefined}
                  end={price && words.each({ price: formatMoney(price, locale) })}
                />
              );
            })}
          </fieldset>
        </section>
      )}
      {!isBook && <Sample {...props} />}
    </>
  );
}

const number = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value);

/** One up or down means the next step of the price list; what is typed, the first that is enough. */
function nearest(quantity: number, wanted: number): number {
  if (wanted === quantity - 1) return cardQuantities.findLast((one) => one < quantity) ?? 1;
  return quantityFor(wanted);
}

function Sample({ configuration, data, locale, priceOf, choose }: Props) {
  const words = wordsOf(locale);
  const { configuration: sample, notices } = changeChoice(
    configuration,
    { isSample: true, quantity: 1, ...bare, accessories: [] },
    data,
  );
  const price = priceOf(sample);
  return (
    <section>
      <fieldset className="panel-rows">
        <legend className="panel-legend">{words.sample}</legend>
        <OptionRow
          compact
          target={{ name: "card-sample", value: "sample", onChoose: () => choose(sample, notices) }}
          title={words.sample}
          detail={words.sampleHelp}
          chosen={configuration.isSample}
          end={price && formatMoney(price, locale)}
        />
      </fieldset>
    </section>
  );
}

/** A sample is the printed card alone. */
const bare = { bow: null, ribbon: null, ribbonColor: null, screw: null, standard: null } as const;
