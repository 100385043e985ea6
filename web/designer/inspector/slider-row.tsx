import { Slider } from "../../../ui/slider.tsx";
import "./slider-row.css";
import { useSliderGesture } from "./use-slider-gesture.ts";

interface SliderRowProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value in words, shown beside it. */
  readonly words: string;
  /** Drawn bold: it is not where it begins. */
  readonly changed?: boolean;
  /** @param gesture values of one movement share it, so that they are undone together */
  readonly onChange: (value: number, gesture: string) => void;
}

/** A slider with its name before and its value behind it, in one line. */
export function SliderRow({ label, value, min, max, words, changed, onChange }: SliderRowProps) {
  const { key, handlers } = useSliderGesture();
  return (
    <div className="slider-row">
      <span aria-hidden="true">{label}</span>
      <Slider
        label={label}
        value={value}
        min={min}
        max={max}
        valueText={words}
        onChange={(next) => onChange(next, key())}
        {...handlers}
      />
      <output className="num" aria-hidden="true" data-changed={changed || undefined}>
        {words}
      </output>
    </div>
  );
}
