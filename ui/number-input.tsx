import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

export interface NumberInputProps extends FieldWords, Omit<ComponentProps<"input">, keyof FieldWords | "type"> {
  /** Shown inside the edge and read after the label, as "cm". */
  readonly unit?: string | undefined;
  /** Fractions may be typed; picks the keyboard of phones. */
  readonly decimal?: boolean | undefined;
}

/**
 * A number as the person writes it: the text stays hers (comma or point), reading it is up to the page.
 * Not `type="number"`, whose wheel, spinner and locale rules change what she typed.
 */
export function NumberInput(props: NumberInputProps) {
  const { label, hint, error, optional, labelHidden, className, id, unit, decimal, ...input } = props;
  const words = { hint, error, optional, labelHidden, className, id };
  return (
    <Field label={unit ? <LabelWithUnit label={label} unit={unit} /> : label} {...words}>
      {(control) => (
        <span className="control control-box">
          <input type="text" inputMode={decimal ? "decimal" : "numeric"} autoComplete="off" {...input} {...control} />
          {unit && (
            <span className="control-unit" aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

const LabelWithUnit = ({ label, unit }: { label: FieldWords["label"]; unit: string }) => (
  <>
    {label}
    <span className="visually-hidden"> ({unit})</span>
  </>
);
