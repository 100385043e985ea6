import { useEffect, useState } from "react";
import { namesAt } from "../../../core/data-names.ts";
import type { LabelText } from "../../../services/price-drafts/contract.ts";
import { useOfficeMessages } from "../messages.ts";
import { useDraftContext } from "./draft-context.ts";

interface NameChoiceProps {
  readonly value: string;
  /** Lists whose rows it may name. */
  readonly places: readonly string[];
  readonly nullable: boolean;
  /** Attributes of the field. */
  readonly common: object;
  readonly onSet: (value: string | null) => void;
}

/** One of the rows of other lists, by what they are called. */
export function NameChoice({ value, places, nullable, common, onSet }: NameChoiceProps) {
  const { data, texts } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  const names = namesAt(data, places);
  const known = names.some(({ name }) => name === value);
  return (
    <select
      className="value-input"
      value={value}
      onChange={({ target }) => onSet(target.value === "" && nullable ? null : target.value)}
      {...common}
    >
      {(nullable || value === "") && <option value="">{nullable ? t.nothing : t.choose}</option>}
      {!known && value !== "" && <option value={value}>{t.gone({ name: value })}</option>}
      {names.map(({ name, label }) => {
        const text = label === null ? undefined : texts[label];
        return (
          <option key={name} value={name}>
            {text === undefined || text === name ? name : `${text} (${name})`}
          </option>
        );
      })}
    </select>
  );
}

interface LabelChoiceProps {
  readonly value: string;
  readonly common: object;
  readonly onSet: (value: string) => void;
  readonly onRefuse: (why: string | null) => void;
}

/** A text of the shop, found by its words; kept by its key, so that every language has its own. */
export function LabelChoice({ value, common, onSet, onRefuse }: LabelChoiceProps) {
  const { labels } = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const textOf = (key: string) => labels.find((one) => one.key === key)?.text ?? key;
  const shown = textOf(value);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);

  function commit(written: string): void {
    const wanted = written.trim();
    const same = wanted === shown || wanted === value;
    const found = labels.find(({ key }) => key === wanted) ?? labels.find(({ text }) => text === wanted);
    onRefuse(same || found ? null : wanted === "" ? t.chooseLabel : t.noLabel({ text: wanted }));
    if (same || !found) return;
    if (found.key === value) setTyped(shown);
    else onSet(found.key);
  }
  return (
    <input
      className="value-input"
      type="text"
      list={labelList}
      autoComplete="off"
      placeholder={t.chooseLabel}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") commit(currentTarget.value);
        if (key === "Escape") {
          setTyped(shown);
          onRefuse(null);
        }
      }}
      {...common}
    />
  );
}

const labelList = "catalogue-labels";

/**
 * What every `LabelChoice` of the page offers: hundreds of texts, so they are there once and not in each field.
 * Those that name what the page is about (`campaign`) come first; texts with a place to fill in name nothing.
 */
export function LabelList({ first }: { readonly first: string | null }) {
  const { labels } = useDraftContext();
  const suits = ({ key, text }: LabelText) => first !== null && key.startsWith(`${first}.`) && !text.includes("{");
  const sorted = [...labels.filter(suits), ...labels.filter((label) => !suits(label))];
  return (
    <datalist id={labelList}>
      {sorted.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </datalist>
  );
}
