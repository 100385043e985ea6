import { type ComponentProps, useState } from "react";
import "./password-input.css";
import { Field, type FieldWords } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";

interface PasswordInputProps extends FieldWords, Omit<ComponentProps<"input">, keyof FieldWords | "type"> {}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ label, hint, error, ...input }: PasswordInputProps) {
  const t = useMessages().account;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="control control-box password-input">
          <input type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="off" {...input} {...control} />
          <IconButton
            icon="eye"
            small
            label={shown ? t.hidePassword : t.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
