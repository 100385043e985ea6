import { decimalText } from "../../../core/number-text.ts";
import type { Stroke } from "../../../design/document.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { shopColours } from "./colour/colours.ts";
import { ColourField } from "./colour-field.tsx";
import { SliderRow } from "./slider-row.tsx";

interface StrokeFieldProps {
  readonly label: string;
  readonly colourLabel: string;
  /** Null: none, or several elements with different ones. */
  readonly value: Stroke | null;
  readonly onChange: (stroke: Stroke | null, gesture: string | null) => void;
}

/** Half millimetres, as wide as a border ever is. */
const MOST = 40;
const STEP = 500;

/** A line along the inside of an outline: its width, and its colour where it has one. */
export function StrokeField({ label, colourLabel, value, onChange }: StrokeFieldProps) {
  const t = useMessages().designer.tools;
  const locale = useLocale();
  const width = value?.width ?? 0;
  return (
    <>
      <p className="inspector-label">{label}</p>
      <SliderRow
        label={t.width}
        value={Math.min(Math.round(width / STEP), MOST)}
        min={0}
        max={MOST}
        words={t.millimetres({ text: decimalText(width / 1000, locale) })}
        changed={width > 0}
        onChange={(steps, gesture) =>
          onChange(steps === 0 ? null : { width: steps * STEP, colour: value?.colour ?? shopColours.white }, gesture)
        }
      />
      {value && (
        <ColourField
          label={colourLabel}
          value={value.colour}
          onChange={(colour, gesture) => onChange({ ...value, colour }, gesture)}
        />
      )}
    </>
  );
}
