import { useRef } from "react";
import { Slider } from "../../../ui/slider.tsx";

interface MillimetreSliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly words: (mm: number) => string;
  /** @param gesture values of one movement share it, so that they are undone together */
  readonly onChange: (value: number, gesture: string) => void;
}

/** A length in millimetres: its name, a slider, and the number. */
export function MillimetreSlider({ label, value, max, words, onChange }: MillimetreSliderProps) {
  const gesture = useRef("");
  const renew = () => {
    gesture.current = crypto.randomUUID();
  };
  return (
    <div className="panel-slider">
      <span aria-hidden="true">{label}</span>
      <Slider
        label={label}
        value={value}
        min={0}
        max={Math.max(max, value)}
        valueText={words(value)}
        onPointerDown={renew}
        onFocus={renew}
        onPointerUp={renew}
        onChange={(next) => onChange(next, gesture.current)}
      />
      <output className="num" aria-hidden="true">
        {words(value)}
      </output>
    </div>
  );
}
