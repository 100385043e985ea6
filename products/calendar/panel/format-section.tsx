import { labelFor } from "../../../core/labels.ts";
import { formatSize } from "../../../core/length-text.ts";
import { formatDifference, formatMoney, type Money } from "../../../core/money.ts";
import { paperName } from "../../../core/named-format.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Price } from "../../../ui/price.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import type { OfferedGroup } from "../../offer.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { offer } from "../offer.ts";
import { settle } from "../settle.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "./panel.css";

/** Room in the tile's corner. */
const SHAPE_SHARE = 0.62;
const NO_TERMS = { on: "2000-01-01" } as Parameters<typeof offer.formats>[2];

/** Size, binding, stand, paper, refinement, months, columns and how many pieces. */
export function FormatSection(props: Props) {
  const { configuration, data, locale, priceOf, choose, text } = props;
  const words = wordsOf(locale);
  const formats = offer.formats(configuration, data, NO_TERMS);
  const scale = scaleOfShapes(formats.flatMap(({ size }) => (size ? [size] : []))) * SHAPE_SHARE;
  return (
    <>
      <section className="calendar-tiles">
        <FormatTiles>
          {formats.map(({ value, size, chosen, configuration: next }) => {
            const price = priceOf(next);
            return (
              <FormatTile
                key={value}
                target={{ name: "calendar-format", value, onChoose: () => choose(next) }}
                extent={size}
                scale={scale}
                size={paperName(size) ?? formatSize(size, locale)}
                price={price && <Price current={formatMoney(price, locale)} />}
                chosen={chosen}
              />
            );
          })}
        </FormatTiles>
      </section>
      {offer.options(configuration, data, NO_TERMS).map((group) => (
        <section key={group.key}>
          <OptionRows group={group} {...props} />
        </section>
      ))}
      <section className="calendar-amount">
        <span className="calendar-legend">{words.amount}</span>
        <Stepper
          label={words.amount}
          decreaseLabel={words.fewer}
          increaseLabel={words.more}
          value={configuration.amount}
          min={1}
          max={data.largestAmount}
          step={1}
          onChange={(amount) => choose({ ...configuration, amount })}
        />
        <span className="label">{text(labelFor("calendar.amount", { amount: configuration.amount }))}</span>
      </section>
    </>
  );
}

function OptionRows({ group, ...props }: Props & { readonly group: OfferedGroup<CalendarConfiguration> }) {
  const { data, locale, priceOf, choose, text } = props;
  const words = wordsOf(locale);
  // A stand needs its binding, another binding lets the stand go.
  const possible = group.values.map((one) => ({ ...one, ...settle(one.configuration, data, "2000-01-01") }));
  const prices = possible.map(({ configuration }) => priceOf(configuration));
  const base = prices.reduce<Money | null>(
    (least, one) => (one && (!least || one.amount < least.amount) ? one : least),
    null,
  );
  return (
    <fieldset className="calendar-rows">
      <legend className="calendar-legend">{text(group.label)}</legend>
      {possible.map(({ value, label, chosen, configuration, notices }, n) => {
        const price = prices[n];
        const more = price && base && price.amount - base.amount;
        return (
          <OptionRow
            key={value}
            compact
            target={{ name: `calendar-${group.key}`, value, onChoose: () => choose(configuration, notices) }}
            title={text(label)}
            chosen={chosen}
            end={
              price &&
              typeof more === "number" &&
              (more === 0 ? words.included : formatDifference({ amount: more, currency: price.currency }, locale))
            }
          />
        );
      })}
    </fieldset>
  );
}
