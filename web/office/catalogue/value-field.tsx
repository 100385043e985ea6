import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { DataShape, Path } from "../../../core/data-shape.ts";
import { readValue, valueText } from "../../../core/data-values.ts";
import { languageOf } from "../../../core/locale.ts";
import { placeOf } from "../../../core/place.ts";
import { valueRuleText } from "../../../core/value-rule-words.ts";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useDraftContext } from "./draft-context.ts";
import { LabelChoice, NameChoice } from "./name-choice.tsx";
import { decimalOf, unitSign, valueWords } from "./value-words.ts";

interface ValueFieldProps {
  readonly shape: DataShape;
  readonly value: unknown;
  readonly path: Path;
  /** Said by screen readers; seen only where it is the field's own. */
  readonly label: string;
  readonly labelHidden?: boolean;
}

/** One value of a price list: changed when the field is left or Enter is pressed, refused where it cannot be. */
export function ValueField({ shape, value, path, label, labelHidden = false }: ValueFieldProps) {
  const context = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const set = (next: unknown) => context.change([{ do: "set", path, value: next }]);
  const sign = unitSign(shape, context.view.data, path);
  const error = refused ?? context.problemsAt(placeOf(path))[0]?.rule ?? null;
  const common = {
    id,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div className="value-field">
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "value-label"}>
        {label}
      </label>
      {!context.open ? (
        <output id={id} className="value-fixed num">
          {valueWords(shape, value, context.view.data, path, locale, t)}
        </output>
      ) : shape.kind === "choice" ? (
        <select
          className="value-input"
          value={String(value ?? "")}
          onChange={(event) => set(event.target.value || null)}
          {...common}
        >
          {shape.nullable && <option value="">{t.nothing}</option>}
          {shape.values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : shape.kind === "text" && Array.isArray(shape.of) ? (
        <NameChoice
          value={String(value ?? "")}
          places={shape.of}
          nullable={shape.nullable}
          common={common}
          onSet={set}
        />
      ) : shape.kind === "yes-no" ? (
        <input
          type="checkbox"
          className="value-box"
          checked={value === true}
          onChange={(event) => set(event.target.checked)}
          {...common}
        />
      ) : (
        <span className="value-box-line">
          {shape.kind === "text" && shape.of === "labels" ? (
            <LabelChoice value={String(value ?? "")} common={common} onSet={set} onRefuse={setRefused} />
          ) : (
            <TextValue shape={shape} value={value} common={common} onSet={set} onRefuse={setRefused} />
          )}
          {sign && <span className="value-unit">{sign}</span>}
        </span>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface TextValueProps {
  readonly shape: DataShape;
  readonly value: unknown;
  readonly common: object;
  readonly onSet: (value: unknown) => void;
  readonly onRefuse: (why: string | null) => void;
}

function TextValue({ shape, value, common, onSet, onRefuse }: TextValueProps) {
  const locale = useLocale();
  const shown = valueText(shape, value, decimalOf(locale));
  const [text, setText] = useState(shown);
  /** Enter says it, and leaving the field says nothing new: what was lost in between is not sent once more. */
  const typed = useRef(false);
  useEffect(() => setText(shown), [shown]);

  function commit(written: string): void {
    if (!typed.current) return;
    typed.current = false;
    const read = readValue(shape, written);
    if (written === shown || read.ok) onRefuse(null);
    if (written === shown) return;
    if (read.ok) onSet(read.value);
    else onRefuse(valueRuleText(read.error, written, languageOf(locale)));
  }
  return (
    <input
      className="value-input num"
      type={shape.kind === "date" ? "date" : "text"}
      inputMode={shape.kind === "number" ? "decimal" : undefined}
      data-kind={shape.kind}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        typed.current = true;
        setText(event.target.value);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => commit(event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === "Enter") commit(event.currentTarget.value);
        if (event.key === "Escape") {
          setText(shown);
          onRefuse(null);
        }
      }}
      {...common}
    />
  );
}
