import { formatSize } from "../../../core/length-text.ts";
import { formatDifference } from "../../../core/money.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { refusalText } from "../../link-values.ts";
import { Swatch } from "../../swatch.tsx";
import { check } from "../check.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { envelopeSizeClass } from "../envelope-size.ts";
import type { EnvelopePrint } from "../release-parts.ts";
import { changeChoice } from "./change-choice.ts";
import {
  type EnvelopeChoice,
  envelopeChoice,
  envelopeSize,
  orderEnvelopes,
  ordersEnvelopes,
} from "./envelope-choice.ts";
import { EnvelopeDrawing } from "./envelope-drawing.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./panel.css";

/** Colour, lining and what is printed on the envelopes, with what each adds to the price of all. */
export function EnvelopeSection(props: Props) {
  const { configuration, data, locale, text, texts, priceOf, choose } = props;
  const words = wordsOf(locale);
  const size = envelopeSize(configuration, data);
  if (!size || configuration.isSample) return <p className="label">{size ? words.sampleBare : words.noEnvelope}</p>;
  const chosen = envelopeChoice(configuration, data);
  const colour = data.envelopes.colours.find(({ key }) => key === chosen.colour);
  const changed = (change: Partial<EnvelopeChoice>) =>
    orderEnvelopes({ ...chosen, ...change }, size, configuration, data);
  const take = (change: Partial<CardConfiguration> | null) => {
    if (!change) return;
    const { configuration: next, notices } = changeChoice(configuration, change, data);
    choose(next, notices);
  };
  const adds = (one: Partial<EnvelopeChoice>, without: Partial<EnvelopeChoice>) => {
    const [now, before] = [changed(one), changed(without)].map((change) =>
      change ? priceOf({ ...configuration, ...change }) : null,
    );
    return now && before ? formatDifference({ ...now, amount: now.amount - before.amount }, locale) : null;
  };
  const printed = (print: EnvelopePrint, on: boolean) => [
    ...chosen.prints.filter((one) => one !== print),
    ...(on ? [print] : []),
  ];
  const refusalOf = (change: Partial<CardConfiguration> | null): string | null => {
    const [refusal] = change ? check({ ...configuration, ...change }, data) : [];
    return refusal ? refusalText(refusal, text) : null;
  };
  const hasSender = chosen.prints.includes("sender");
  const toggle = (label: string, checked: boolean, change: (on: boolean) => Partial<EnvelopeChoice>) => {
    const why = checked ? null : refusalOf(changed(change(true)));
    return (
      <>
        <span className="envelope-toggle">
          <Checkbox
            label={label}
            checked={checked}
            disabled={why !== null}
            onChange={({ target }) => take(changed(change(target.checked)))}
          />
          <span className="num">{adds(change(true), change(false))}</span>
        </span>
        {why && <p className="panel-reason">{why}</p>}
      </>
    );
  };
  const sizeClass = envelopeSizeClass(size);
  const measures = formatSize(size, locale);
  return (
    <>
      <section>
        <p className="panel-legend">
          {words.envelope}
          <span>{sizeClass === "other" ? measures : `${words.sizeClasses[sizeClass]}, ${measures}`}</span>
        </p>
        <EnvelopeDrawing
          size={size}
          paper={colour?.paper ?? "#ffffff"}
          lined={chosen.lined}
          sender={hasSender ? (texts?.in("sender") ?? "") : null}
        />
        <fieldset>
          <legend className="panel-legend">
            {words.colour}
            <span>{colour && text({ key: colour.label })}</span>
          </legend>
          <div className="panel-swatches">
            {data.envelopes.colours.map(({ key, label, paper }) => (
              <Swatch
                key={key}
                name="envelope-colour"
                value={key}
                label={text({ key: label })}
                colour={paper}
                chosen={key === chosen.colour}
                refusal={refusalOf(changed({ colour: key }))}
                onChoose={() => take(changed({ colour: key }))}
              />
            ))}
          </div>
        </fieldset>
      </section>
      <section>
        {toggle(words.liner, chosen.lined, (lined) => ({ lined }))}
        {toggle(words.sender, hasSender, (on) => ({ prints: printed("sender", on) }))}
        {hasSender && texts && (
          <TextArea
            className="panel-after"
            label={words.senderText}
            hint={words.senderHint}
            rows={3}
            maxLength={200}
            value={texts.in("sender")}
            onChange={({ target }) => texts.write("sender", target.value)}
          />
        )}
        {toggle(words.recipient, chosen.prints.includes("recipient"), (on) => ({ prints: printed("recipient", on) }))}
        {chosen.prints.includes("recipient") && <p className="label">{words.recipientHint}</p>}
      </section>
      {ordersEnvelopes(configuration) && (
        <section>
          <p className="panel-legend">{words.envelopes}</p>
          <Stepper
            label={words.envelopes}
            decreaseLabel={words.less({ thing: words.envelopes })}
            increaseLabel={words.moreOf({ thing: words.envelopes })}
            value={chosen.quantity}
            min={1}
            max={5000}
            step={1}
            onChange={(quantity) => take(changed({ quantity }))}
          />
          <p className="label panel-after">{words.spare}</p>
        </section>
      )}
    </>
  );
}
