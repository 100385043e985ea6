import { useMessages } from "../../words/context.tsx";
import { PasswordInput } from "./password-input.tsx";

interface NewPasswordInputProps {
  readonly label: string;
  readonly error: string | undefined;
}

/** A password that is chosen now, with what it needs. */
export function NewPasswordInput({ label, error }: NewPasswordInputProps) {
  const t = useMessages().account;
  return (
    <PasswordInput
      name="password"
      label={label}
      hint={t.passwordHint}
      autoComplete="new-password"
      required
      error={error}
    />
  );
}
