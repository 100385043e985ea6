import { EDGE_COLOUR } from "../configuration.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { Swatch } from "./swatch.tsx";
import { wordsOf } from "./words.ts";

/** The colour of a coloured canvas edge: a few that go with most pictures, or any other. */
export function EdgeColour({ configuration, data, locale, unit, choose }: Props) {
  const words = wordsOf(locale);
  const now = configuration.optionTypes[EDGE_COLOUR] ?? data.edgeColour.slice(1);
  const take = (colour: string) => {
    const optionTypes = { ...configuration.optionTypes, [EDGE_COLOUR]: colour };
    const { configuration: next, notices } = changeChoice(configuration, { optionTypes }, data, unit);
    choose(next, notices);
  };
  return (
    <fieldset className="panel-after">
      <legend className="panel-legend">
        {words.edgeColour}
        <span className="num">#{now}</span>
      </legend>
      <div className="panel-swatches">
        {Object.entries(words.colours).map(([colour, name]) => (
          <Swatch
            key={colour}
            name="panel-edge-colour"
            value={colour}
            label={name}
            colour={`#${colour}`}
            chosen={colour === now}
            onChoose={() => take(colour)}
          />
        ))}
        <label className="panel-swatch panel-swatch-own" title={words.ownColour}>
          <input
            type="color"
            aria-label={words.ownColour}
            value={`#${now}`}
            onChange={(event) => take(event.target.value.slice(1))}
          />
        </label>
      </div>
    </fieldset>
  );
}
