import type { ComponentProps, CSSProperties } from "react";
import "./slider.css";
import { classNames } from "./class-names.ts";

interface SliderProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "value"> {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The value in words for screen readers ("30 mm"). */
  readonly valueText?: string | undefined;
}

/** The browser's own slider in our look; put a `Stepper` beside it where the exact number matters. */
export function Slider({ label, value, min, max, onChange, valueText, className, ...input }: SliderProps) {
  const done = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      type="range"
      className={classNames("slider", className)}
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      min={min}
      max={max}
      style={{ "--done": `${done.toFixed(2)}%` } as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      {...input}
    />
  );
}
