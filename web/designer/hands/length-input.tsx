import { type KeyboardEvent, useRef, useState } from "react";
import { useLocale, useMessages } from "../../words/context.tsx";
import { useHands } from "./hands.ts";
import { angleText, readAngle } from "./lengths.ts";

interface LengthInputProps {
  /** What it is called; its unit is added. */
  readonly name: string;
  /** Micrometres, or millidegrees of an angle; null where several differ. */
  readonly value: number | null;
  readonly angle?: boolean | undefined;
  readonly least?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly unitName?: string | undefined;
  /** Steps of one held arrow key share a gesture. */
  readonly set: (value: number, gesture: string | null) => void;
}

/** A number with its unit in the locale's format. Enter and blur apply it, arrows change it step by step. */
export function LengthInput({ name, value, angle, least, disabled, unitName, set }: LengthInputProps) {
  const locale = useLocale();
  const t = useMessages().designer.hands.place;
  const { lengths, say } = useHands();
  const [typed, type] = useState<string | null>(null);
  const [isWrong, mark] = useState(false);
  const gesture = useRef<string | null>(null);
  const text = value === null ? "" : angle ? angleText(value, locale) : lengths.bare(value);
  const read = angle ? readAngle : lengths.read;

  function take() {
    if (typed === null) return;
    const asked = read(typed);
    mark(asked === null);
    if (asked === null) return say(t.notALength);
    type(null);
    const bounded = least === undefined ? asked : Math.max(asked, least);
    if (bounded !== value) set(bounded, null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") {
      event.preventDefault();
      take();
    } else if (event.key === "Escape" && typed !== null) {
      event.preventDefault();
      type(null);
      mark(false);
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && value !== null) {
      event.preventDefault();
      const step = (angle ? 1_000 : lengths.step) * (event.shiftKey ? 10 : event.ctrlKey ? 0.1 : 1);
      const next = Math.round(value + (event.key === "ArrowUp" ? step : -step));
      if (!event.repeat || gesture.current === null) gesture.current = crypto.randomUUID();
      type(null);
      set(least === undefined ? next : Math.max(next, least), gesture.current);
    }
  }

  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className="num"
      aria-label={`${name} (${unitName ?? lengths.unit})`}
      aria-invalid={isWrong}
      disabled={disabled}
      value={typed ?? text}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        take();
        type(null);
        mark(false);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
