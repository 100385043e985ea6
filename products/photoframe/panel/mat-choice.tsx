import { exactLength } from "../../../core/exact-length.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { matColourOf } from "../../finish-looks.ts";
import { refusalText } from "../../link-values.ts";
import { Swatch } from "../../swatch.tsx";
import { matChoices } from "../choices.ts";
import { NO_MAT } from "../configuration.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Colour and width of the mat. Where none is possible, the reason is shown once. */
export function MatChoice({ configuration, data, locale, unit, text, choose }: Props) {
  const words = wordsOf(locale);
  const choices = matChoices(configuration, data);
  const chosen = choices.find((choice) => choice.chosen);
  const refusal = choices.find((choice) => choice.refusal)?.refusal;
  const { sizes } = data.frames.mats;
  const take = (mat: { matSize: number; matType: string }) => {
    const { configuration: next, notices } = changeChoice(configuration, mat, data, unit);
    choose(next, notices);
  };
  return (
    <fieldset>
      <legend className="panel-legend">
        {words.mat}
        {chosen && <span>{text(chosen.label)}</span>}
      </legend>
      <div className="panel-swatches">
        {choices.map(({ value, label, chosen: isChosen, refusal: why }) => (
          <Swatch
            key={value}
            name="panel-mat"
            value={value}
            label={text(label)}
            colour={value === NO_MAT.matType ? null : matColourOf(value)}
            chosen={isChosen}
            refusal={why && refusalText(why, text)}
            onChoose={() =>
              take(
                value === NO_MAT.matType
                  ? NO_MAT
                  : { matSize: configuration.matSize || (sizes[0] ?? 0), matType: value },
              )
            }
          />
        ))}
      </div>
      {configuration.matSize > 0 && sizes.length > 1 && (
        <SegmentedControl
          label={words.matWidth}
          segments={sizes.map((size) => ({ value: String(size), label: exactLength(size, locale, 1) }))}
          value={String(configuration.matSize)}
          onChange={(size) => take({ matSize: Number(size), matType: configuration.matType })}
        />
      )}
      {configuration.matSize > 0 && sizes.length === 1 && (
        <p className="label panel-after">{exactLength(configuration.matSize, locale, 1)}</p>
      )}
      {refusal && <p className="panel-reason">{refusalText(refusal, text)}</p>}
    </fieldset>
  );
}
