import { Checkbox } from "../../../../ui/checkbox.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { TextArea, TextInput } from "../../../../ui/text-input.tsx";
import type { FieldProps } from "./form-context.ts";
import { textOf } from "./json.ts";
import { numberOf } from "./schema-words.ts";
import { useFormsText } from "./words.ts";

/** Label, help and fault of a field, as every control takes them. */
export function useFieldWords({ field, hint, error }: Pick<FieldProps, "field" | "hint" | "error">) {
  const t = useFormsText();
  return { label: field.label, hint, error, optional: field.required ? undefined : t.optional };
}

/** The words and, where there is a limit, how much of it is used. */
function useCountedWords(props: FieldProps) {
  const t = useFormsText();
  const words = useFieldWords(props);
  const most = numberOf(props.field.max_length);
  if (most === null || most <= 0) return words;
  return {
    ...words,
    hint: (
      <>
        {props.hint}
        <span className="forms-count num">{t.characters({ length: textOf(props.value).length, most })}</span>
      </>
    ),
  };
}

export function TextField(props: FieldProps) {
  const { value, fallback, onChange } = props;
  return (
    <TextInput
      {...useCountedWords(props)}
      value={textOf(value)}
      placeholder={textOf(fallback)}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Several lines, also of Markdown, which is written by hand. */
export function LinesField(props: FieldProps) {
  const { value, fallback, onChange } = props;
  return (
    <TextArea
      {...useCountedWords(props)}
      rows={props.field.type === "markdown" ? 10 : 4}
      value={textOf(value)}
      placeholder={textOf(fallback)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Contents hold numbers as texts; a comma is written as a point. */
export function NumberField(props: FieldProps) {
  const { value, onChange } = props;
  return (
    <NumberInput
      {...useFieldWords(props)}
      decimal={numberOf(props.field.decimals) !== 0}
      value={value === undefined || value === null ? "" : String(value)}
      onChange={(event) => onChange(event.target.value.replace(",", ".").trim())}
    />
  );
}

/** `2026-05-31 14:30`, as contents hold it; `disable_time` leaves the clock out. */
export function DateTimeField(props: FieldProps) {
  const { field, value, onChange } = props;
  const dayOnly = field.disable_time === true;
  const [day = "", time = "00:00"] = textOf(value).split(/[ T]/);
  const shown = day === "" ? "" : dayOnly ? day : `${day}T${time.slice(0, 5)}`;
  return (
    <TextInput
      {...useFieldWords(props)}
      type={dayOnly ? "date" : "datetime-local"}
      value={shown}
      onChange={({ target }) => {
        const [newDay = "", newTime = "00:00"] = target.value.split("T");
        onChange(newDay === "" ? "" : `${newDay} ${newTime}`);
      }}
    />
  );
}

export function BooleanField({ field, value, hint, error, onChange }: FieldProps) {
  return (
    <div className="field">
      <Checkbox
        label={field.label}
        error={error}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked, true)}
      />
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  );
}
