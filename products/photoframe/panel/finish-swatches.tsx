import { lookOf } from "../../finish-looks.ts";
import { refusalText } from "../../link-values.ts";
import { Swatch } from "../../swatch.tsx";
import { changeChoice } from "./change-choice.ts";
import { profiles } from "./frame-offer.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** The finishes of the chosen moulding. */
export function FinishSwatches({ configuration, data, locale, unit, text, choose }: Props) {
  const words = wordsOf(locale);
  const profile = profiles(configuration, data).find(({ chosen }) => chosen);
  if (!profile) return null;
  const chosen = profile.finishes.find((one) => one.chosen);
  const refusal = profile.finishes.find((one) => one.refusal)?.refusal;
  return (
    <section>
      <fieldset>
        <legend className="panel-legend">
          {words.finish}
          {chosen && <span>{text(chosen.label)}</span>}
        </legend>
        <div className="panel-swatches">
          {profile.finishes.map(({ frameType, finish, label, chosen: isChosen, refusal: why }) => (
            <Swatch
              key={frameType}
              name="panel-finish"
              value={frameType}
              label={text(label)}
              colour={lookOf(finish).colour}
              chosen={isChosen}
              refusal={why && refusalText(why, text)}
              onChoose={() => {
                const { configuration: next, notices } = changeChoice(configuration, { frameType }, data, unit);
                choose(next, notices);
              }}
            />
          ))}
        </div>
        {refusal && <p className="panel-reason">{refusalText(refusal, text)}</p>}
      </fieldset>
    </section>
  );
}
