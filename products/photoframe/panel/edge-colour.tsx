import { Swatch } from "../../swatch.tsx";
import { openCase } from "../case.ts";
import { EDGE_COLOUR } from "../configuration.ts";
import { edgeColourName, edgeColourOf, edgeColours } from "../edge-colours.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** The colour of a coloured canvas edge: a few that go with most pictures, or any other. */
export function EdgeColour({ configuration, data, locale, unit, text, choose }: Props) {
  const words = wordsOf(locale);
  const now = edgeColourOf(openCase(configuration, data));
  const take = (colour: string) => {
    const optionTypes = { ...configuration.optionTypes, [EDGE_COLOUR]: colour.slice(1) };
    const { configuration: next, notices } = changeChoice(configuration, { optionTypes }, data, unit);
    choose(next, notices);
  };
  return (
    <fieldset className="panel-after">
      <legend className="panel-legend">
        {words.edgeColour}
        <span>{text(edgeColourName(now))}</span>
      </legend>
      <div className="panel-swatches">
        {edgeColours.map(({ colour, label }) => (
          <Swatch
            key={colour}
            name="panel-edge-colour"
            value={colour}
            label={text(label)}
            colour={colour}
            chosen={colour === now}
            onChoose={() => take(colour)}
          />
        ))}
        <label className="panel-swatch panel-swatch-own" title={words.ownColour}>
          <input type="color" aria-label={words.ownColour} value={now} onChange={(event) => take(event.target.value)} />
        </label>
      </div>
    </fieldset>
  );
}
