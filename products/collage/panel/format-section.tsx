import { formatSize } from "../../../core/length-text.ts";
import { type Orientation, orientationOf, turnTo, writeFormat } from "../../../core/measure.ts";
import { formatMoney } from "../../../core/money.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Price } from "../../../ui/price.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { refusalText } from "../../link-values.ts";
import { isSet } from "../case.ts";
import { check } from "../check.ts";
import type { CollageConfiguration } from "../configuration-schema.ts";
import { types } from "../offer.ts";
import { changeChoice } from "./change-choice.ts";
import { PanelList } from "./panel-list.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./collage-panel.css";

/** Material and size; of a set those of each picture. */
export function FormatSection(props: Props) {
  return (
    <>
      <section>
        <Materials {...props} />
      </section>
      <section>{isSet(props.configuration) ? <PanelList {...props} /> : <Formats {...props} />}</section>
    </>
  );
}

function Materials({ configuration, data, locale, unit, text, priceOf, choose }: Props) {
  return (
    <fieldset className="panel-rows">
      <legend className="panel-legend">{wordsOf(locale).material}</legend>
      {types(configuration, data, { channel: "poster", unit }).map(({ value, label, chosen, configuration: next }) => {
        const price = priceOf(next);
        return (
          <OptionRow
            key={value}
            compact
            target={{ name: "panel-material", value, onChoose: () => choose(next) }}
            title={text(label)}
            chosen={chosen}
            end={price && formatMoney(price, locale)}
          />
        );
      })}
    </fieldset>
  );
}

function Formats(props: Props) {
  const { configuration, data, locale, unit, text, priceOf, choose } = props;
  const words = wordsOf(locale);
  const [panel] = configuration.panels;
  if (!panel) return null;
  const now = orientationOf(panel.format);
  const turned = (to: Exclude<Orientation, "square">) => withFormat(configuration, turnTo(panel.format, to));
  const formats = data.formats[unit].map((format) => turnTo(format, now === "portrait" ? "portrait" : "landscape"));
  const scale = scaleOfShapes(formats) * 0.8;
  return (
    <>
      {now !== "square" && (
        <div className="panel-orientation">
          <SegmentedControl<Exclude<Orientation, "square">>
            label={words.orientation}
            segments={[
              { value: "landscape", label: words.landscape, icon: "landscape" },
              { value: "portrait", label: words.portrait, icon: "portrait" },
            ]}
            value={now}
            onChange={(to) => choose(turned(to))}
          />
        </div>
      )}
      <div className="panel-tiles">
        <FormatTiles>
          {formats.map((format) => {
            const wanted = withFormat(configuration, format);
            const { configuration: next, notices } = changeChoice(wanted, data, unit);
            const refusal = check(wanted, data).find(({ field }) => field === "panels");
            const price = priceOf(next);
            return (
              <FormatTile
                key={writeFormat(format)}
                target={{ name: "panel-format", value: writeFormat(format), onChoose: () => choose(next, notices) }}
                extent={format}
                scale={scale}
                size={formatSize(format, locale)}
                price={price && <Price current={formatMoney(price, locale)} />}
                chosen={format.width === panel.format.width && format.height === panel.format.height}
                unavailable={refusal && refusalText(refusal, text)}
              />
            );
          })}
        </FormatTiles>
      </div>
    </>
  );
}

const withFormat = (
  configuration: CollageConfiguration,
  format: CollageConfiguration["panels"][number]["format"],
): CollageConfiguration => ({
  ...configuration,
  panels: configuration.panels.map((panel) => ({ ...panel, format })),
});
