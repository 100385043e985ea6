import { useState } from "react";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useSliderGesture } from "../use-slider-gesture.ts";
import { readColour } from "./colours.ts";

interface OtherColourProps {
  /** "#rrggbb" */
  readonly value: string;
  readonly onChange: (colour: string, gesture: string | null) => void;
}

/** Any colour: mixed in the browser's own picker, or typed as a code. */
export function OtherColour({ value, onChange }: OtherColourProps) {
  const t = useMessages().designer.colour;
  const { key, handlers } = useSliderGesture();
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? value : readColour(draft);
  const settle = () => {
    if (draft === null) return;
    if (read && read !== value) onChange(read, null);
    if (read) setDraft(null);
  };
  return (
    <div className="colour-mixer">
      <input
        type="color"
        aria-label={t.pick}
        title={t.pick}
        value={value}
        onChange={(event) => onChange(event.target.value, key())}
        onFocus={handlers.onFocus}
      />
      <TextInput
        label={t.code}
        labelHidden
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={draft ?? value.slice(1).toUpperCase()}
        error={read ? undefined : t.notACode}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
    </div>
  );
}
