import type { ComponentProps } from "react";
import "./select.css";
import { Field, type FieldWords } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}
export interface SelectGroup {
  readonly label: string;
  readonly members: readonly SelectOption[];
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<"select">, keyof FieldWords | "children"> {
  readonly options: readonly (SelectOption | SelectGroup)[];
}

/** The browser's own select, with our edge. Options may be grouped. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, labelHidden, className, id, options, ...select } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
      className={className}
      id={id}
    >
      {(control) => (
        <span className="select">
          <select className="control" {...select} {...control}>
            {options.map((entry) =>
              "members" in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.members.map(option)}
                </optgroup>
              ) : (
                option(entry)
              ),
            )}
          </select>
          <Icon name="chevron-down" small />
        </span>
      )}
    </Field>
  );
}

const option = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
