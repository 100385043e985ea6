import { useState } from "react";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../words/context.tsx";

interface CaptionFieldProps {
  /** Null: they differ. */
  readonly words: string | null;
  readonly onWords: (words: string) => void;
}

/** Letters that one line of a print holds. */
const MOST = 60;

/** The words on prints, taken over when they are finished; leaving it as it was changes nothing. */
export function CaptionField({ words, onWords }: CaptionFieldProps) {
  const t = useMessages().designer.pile;
  const [typed, type] = useState<string | null>(null);
  const finish = () => {
    const text = typed?.trim();
    if (text !== undefined && text !== words) onWords(text);
    type(null);
  };
  return (
    <TextInput
      label={t.look.caption}
      hint={t.look.captionHint}
      maxLength={MOST}
      placeholder={words === null ? t.mixed : undefined}
      value={typed ?? words ?? ""}
      onChange={({ target }) => type(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
        if (key === "Escape") type(null);
      }}
    />
  );
}
