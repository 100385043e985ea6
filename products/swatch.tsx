interface SwatchProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** "#rrggbb"; null draws "none". */
  readonly colour: string | null;
  readonly chosen: boolean;
  /** Why it cannot be had; it can still be pressed to hear it. */
  readonly refusal?: string | null;
  readonly onChoose: () => void;
}

/** A colour to choose, as a radio button. */
export function Swatch({ name, value, label, colour, chosen, refusal, onChoose }: SwatchProps) {
  const said = refusal ? `${label}. ${refusal}` : label;
  return (
    <label className="panel-swatch" title={said} data-none={colour === null || undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        aria-label={said}
        disabled={refusal ? true : undefined}
        onChange={onChoose}
      />
      <span style={colour ? { backgroundColor: colour } : undefined} />
    </label>
  );
}
