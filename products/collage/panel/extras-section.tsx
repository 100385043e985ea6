import { labelFor } from "../../../core/labels.ts";
import { formatDifference, type Money } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { lookOf } from "../../finish-looks.ts";
import { refusalText } from "../../link-values.ts";
import { Swatch } from "../../swatch.tsx";
import { EDGE_COLOUR, edgeOf, stretchedPanels, stretcherOf } from "../canvas-options.ts";
import { framesOf, materialOf } from "../case.ts";
import { check } from "../check.ts";
import type { CollageConfiguration } from "../configuration-schema.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./collage-panel.css";

/** Frame of framed posters, stretcher and edge of canvases. */
export function ExtrasSection(props: Props) {
  const { configuration, data, locale } = props;
  const framed = configuration.panels.some(({ materialType }) => materialOf(data, materialType)?.framed);
  const stretched = stretchedPanels(configuration, data).length > 0;
  if (!framed && !stretched) return <p className="label">{wordsOf(locale).nothingMore}</p>;
  return (
    <>
      {framed && <Frames {...props} />}
      {stretched && <CanvasOptions {...props} />}
    </>
  );
}

function Frames({ configuration, data, text, choose }: Props) {
  const frames = framesOf(data);
  const now = frames.find(({ key }) => key === configuration.frameType);
  const possible = (frameType: string) =>
    check({ ...configuration, frameType }, data).find(({ field }) => field === "frameType");
  return (
    <>
      {data.frames.families.map((family) => {
        const own = frames.filter((frame) => frame.family === family);
        const refusal = own[0] && possible(own[0].key);
        return (
          <section key={family.key}>
            <fieldset>
              <legend className="panel-legend">
                {text({ key: family.label })}
                {now?.family === family && <span>{text(now.label)}</span>}
              </legend>
              <div className="panel-swatches">
                {own.map(({ key, label }) => (
                  <Swatch
                    key={key}
                    name="panel-frame"
                    value={key}
                    label={text(label)}
                    colour={lookOf(key.slice(family.key.length + 1)).colour}
                    chosen={key === configuration.frameType}
                    refusal={refusal ? refusalText(refusal, text) : null}
                    onChoose={() => choose({ ...configuration, frameType: key })}
                  />
                ))}
              </div>
              {refusal && <p className="panel-reason">{refusalText(refusal, text)}</p>}
            </fieldset>
          </section>
        );
      })}
    </>
  );
}

function CanvasOptions(props: Props) {
  const { configuration, data, locale, unit, choose } = props;
  const edge = edgeOf(configuration, data).key;
  return (
    <>
      <section>
        <Options
          props={props}
          group="stretcher"
          values={data.stretched.stretchers}
          now={stretcherOf(configuration, data).key}
        />
      </section>
      <section>
        <Options props={props} group="edge" values={data.stretched.edges} now={edge} />
        {edge === "coloured" && configuration.optionTypes.edge === "coloured" && (
          <label className="panel-line panel-after">
            {wordsOf(locale).edgeColour}
            <input
              type="color"
              value={`#${configuration.optionTypes[EDGE_COLOUR] ?? "ffffff"}`}
              onChange={(event) => {
                const optionTypes = { ...configuration.optionTypes, [EDGE_COLOUR]: event.target.value.slice(1) };
                choose(changeChoice({ ...configuration, optionTypes }, data, unit).configuration);
              }}
            />
          </label>
        )}
      </section>
    </>
  );
}

interface OptionsProps {
  readonly props: Props;
  readonly group: "stretcher" | "edge";
  readonly values: readonly { readonly key: string; readonly label: string }[];
  readonly now: string;
}

function Options({ props, group, values, now }: OptionsProps) {
  const { configuration, data, locale, unit, text, priceOf, choose } = props;
  const changed = (key: string): CollageConfiguration => {
    const { [EDGE_COLOUR]: colour, ...others } = configuration.optionTypes;
    const kept = group === "edge" && key !== "coloured" ? others : configuration.optionTypes;
    return changeChoice({ ...configuration, optionTypes: { ...kept, [group]: key } }, data, unit).configuration;
  };
  const base = priceOf(changed(values[0]?.key ?? ""));
  return (
    <fieldset className="panel-rows">
      <legend className="panel-legend">{text(labelFor(group === "edge" ? "opt.edge" : "opt.stretcher"))}</legend>
      {values.map(({ key, label }) => {
        const wanted = { ...configuration, optionTypes: { ...configuration.optionTypes, [group]: key } };
        const refusal = check(wanted, data).find(({ field }) => field === `optionTypes.${group}`);
        const more = surcharge(priceOf(changed(key)), base);
        return (
          <OptionRow
            key={key}
            compact
            target={{ name: `panel-${group}`, value: key, onChoose: () => choose(changed(key)) }}
            title={text({ key: label })}
            chosen={key === now}
            unavailable={refusal && refusalText(refusal, text)}
            end={more && (more.amount === 0 ? wordsOf(locale).included : formatDifference(more, locale))}
          />
        );
      })}
    </fieldset>
  );
}

const surcharge = (price: Money | null, base: Money | null): Money | null =>
  price && base && { amount: price.amount - base.amount, currency: price.currency };
