import { Swatch } from "../../swatch.tsx";
import { colourOf } from "../case.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** The colour behind the tiles: the catalogue's, or any other. */
export function BackgroundChoice({ configuration, data, locale, text, choose }: Props) {
  const words = wordsOf(locale);
  const now = colourOf(data, configuration.color);
  const take = (color: string) => choose({ ...configuration, color });
  return (
    <fieldset>
      <legend className="panel-legend">
        {words.background}
        {now && <span>{text(now.label)}</span>}
      </legend>
      <div className="panel-swatches">
        {data.colours.map(({ key, label, hex }) => (
          <Swatch
            key={key}
            name="panel-background"
            value={key}
            label={text({ key: label })}
            colour={hex}
            chosen={key === configuration.color}
            onChoose={() => take(key)}
          />
        ))}
        <label className="panel-swatch panel-swatch-own" title={words.ownColour}>
          <input
            type="color"
            aria-label={words.ownColour}
            value={now?.hex ?? "#ffffff"}
            onChange={(event) => take(event.target.value.slice(1))}
          />
        </label>
      </div>
    </fieldset>
  );
}
