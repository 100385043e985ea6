import { useState } from "react";
import "./stepper.css";
import { IconButton } from "./icon-button.tsx";
import { type StepBounds, settle, settleTyped } from "./stepped.ts";

interface StepperProps extends StepBounds {
  /** Names the number ("Stück"). */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  /** Called with a number within the bounds, once it is settled: on a button, on Enter, on leaving the field. */
  readonly onChange: (value: number) => void;
  readonly unit?: string | undefined;
  readonly name?: string | undefined;
}

/** A whole number with a minus and a plus; it can be typed, too. */
export function Stepper(props: StepperProps) {
  const { label, decreaseLabel, increaseLabel, value, min, max, step, onChange, unit, name } = props;
  const bounds = { min, max, step };
  const [draft, setDraft] = useState<string>();
  const change = (next: number | undefined) => {
    setDraft(undefined);
    if (next !== undefined && next !== value) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot sit in a line of text
    <span className="stepper" role="group" aria-label={label}>
      <IconButton
        icon="minus"
        small
        label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => change(settle(value - step, bounds))}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={unit ? `${label} (${unit})` : label}
        name={name}
        min={min}
        max={max}
        step={step}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== undefined && change(settleTyped(draft, bounds))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || draft === undefined) return;
          event.preventDefault();
          change(settleTyped(draft, bounds));
        }}
      />
      {unit && (
        <span className="stepper-unit" aria-hidden="true">
          {unit}
        </span>
      )}
      <IconButton
        icon="plus"
        small
        label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => change(settle(value + step, bounds))}
      />
    </span>
  );
}
