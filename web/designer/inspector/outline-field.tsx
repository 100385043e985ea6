import { useId } from "react";
import { type Outline, outlines } from "../../../design/outline.ts";
import { useMessages } from "../../words/context.tsx";
import { OutlineIcon } from "./outline-icon.tsx";
import "./outline-field.css";

interface OutlineFieldProps {
  readonly label: string;
  /** Null: several elements with different ones. */
  readonly value: Outline | null;
  readonly onChange: (outline: Outline) => void;
}

/** The outline of a photo or a shape, drawn and not named. */
export function OutlineField({ label, value, onChange }: OutlineFieldProps) {
  const { outlines: names } = useMessages().designer.tools;
  const name = useId();
  return (
    <fieldset className="outline-field">
      <legend className="inspector-label">{label}</legend>
      <div className="outline-choices">
        {outlines.map((outline) => (
          <label key={outline} title={names[outline]}>
            <input
              type="radio"
              name={name}
              aria-label={names[outline]}
              checked={outline === value}
              onChange={() => onChange(outline)}
            />
            <span>
              <OutlineIcon outline={outline} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
