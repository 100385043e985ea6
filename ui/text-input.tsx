import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

export interface TextInputProps extends FieldWords, Omit<ComponentProps<"input">, keyof FieldWords> {}
export interface TextAreaProps extends FieldWords, Omit<ComponentProps<"textarea">, keyof FieldWords> {}

/** One line of text with its label, hint and error. Takes all attributes of `<input>`. */
export function TextInput({ label, hint, error, optional, labelHidden, className, id, ...input }: TextInputProps) {
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
      {(control) => <input type="text" className="control" {...input} {...control} />}
    </Field>
  );
}

/** Several lines of text. Takes all attributes of `<textarea>`. */
export function TextArea({ label, hint, error, optional, labelHidden, className, id, ...input }: TextAreaProps) {
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
      {(control) => <textarea className="control" {...input} {...control} />}
    </Field>
  );
}
