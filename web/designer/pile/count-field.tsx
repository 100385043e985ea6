import { useState } from "react";
import { useMessages } from "../../words/context.tsx";
import { readCount } from "./read-count.ts";

interface CountFieldProps {
  /** Null: they differ. */
  readonly count: number | null;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

/** How often each of the chosen prints is made, typed as a number; what is no number of prints changes nothing. */
export function CountField({ count, most, onCount }: CountFieldProps) {
  const t = useMessages().designer.pile;
  const [typed, type] = useState<string | null>(null);
  const read = typed === null ? count : readCount(typed, most);
  const finish = () => {
    if (typed !== null && read !== null && read !== count) onCount(read);
    type(null);
  };
  return (
    <input
      className="count-field num"
      inputMode="numeric"
      maxLength={7}
      aria-label={t.countEach}
      aria-invalid={(typed !== null && typed !== "" && read === null) || undefined}
      placeholder={t.mixed}
      value={typed ?? count ?? ""}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
        if (key === "Escape") type(null);
      }}
    />
  );
}
