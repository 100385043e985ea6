import { useId, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { colourName } from "./colour/colour-name.ts";
import { coloursOf, type ShopColour, shopColours } from "./colour/colours.ts";
import { OtherColour } from "./colour/other-colour.tsx";
import "./colour-field.css";

interface ColourFieldProps {
  readonly label: string;
  /** "#rrggbb"; null: none, or several elements of different colours. */
  readonly value: string | null;
  /** With it the field also offers to have no colour. */
  readonly onNone?: (() => void) | undefined;
  /** @param gesture colours of one movement in the mixer share it, so that they are undone together */
  readonly onChange: (colour: string, gesture: string | null) => void;
}

/** A colour: one of the shop's, one the design uses already, or any other. */
export function ColourField({ label, value, onChange, onNone }: ColourFieldProps) {
  const t = useMessages().designer.colour;
  const name = useId();
  const [mixing, setMixing] = useState(false);
  const swatches = useSwatches();
  return (
    <fieldset className="colour-field">
      <legend className="inspector-label">{label}</legend>
      <div className="colour-swatches">
        {onNone && (
          <label className="colour-none" title={t.none}>
            <input type="radio" name={name} aria-label={t.none} checked={value === null} onChange={onNone} />
            <span>
              <Icon name="close" small />
            </span>
          </label>
        )}
        {swatches.map(({ colour, words }) => (
          <label key={colour} title={words}>
            <input
              type="radio"
              name={name}
              aria-label={words}
              checked={value === colour}
              onChange={() => onChange(colour, null)}
            />
            <span style={{ backgroundColor: colour }} />
          </label>
        ))}
        <button
          type="button"
          className="colour-other"
          aria-label={t.other}
          title={t.other}
          aria-expanded={mixing}
          onClick={() => setMixing(!mixing)}
        >
          <Icon name="plus" small />
        </button>
      </div>
      {mixing && <OtherColour value={value ?? shopColours.ink} onChange={onChange} />}
    </fieldset>
  );
}

interface Swatch {
  readonly colour: string;
  readonly words: string;
}

function useSwatches(): readonly Swatch[] {
  const t = useMessages().designer.colour;
  const used = useSessionValue(useDesignContext().session, ({ document }) => coloursOf(document).join(" "));
  const shop = Object.entries(shopColours) as [ShopColour, string][];
  return [
    ...shop.map(([key, colour]) => ({ colour, words: t.shop[key] })),
    ...used.split(" ").flatMap((colour) => (colour === "" ? [] : [{ colour, words: spoken(colour, t) }])),
  ];
}

function spoken(colour: string, { hues, light, dark }: Messages["designer"]["colour"]): string {
  const { hue, tone } = colourName(colour);
  return { light, plain: String, dark }[tone]({ hue: hues[hue] });
}
