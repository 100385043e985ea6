import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../words/context.tsx";

interface EmailInputProps {
  /** "username" where the account is named by it, so that password managers find it. */
  readonly autoComplete: "username" | "email";
  readonly error: string | undefined;
}

/** The mail address of a form of the account. */
export function EmailInput({ autoComplete, error }: EmailInputProps) {
  const t = useMessages().account;
  return (
    <TextInput
      type="email"
      name="email"
      label={t.email}
      autoComplete={autoComplete}
      required
      error={error}
      spellCheck={false}
    />
  );
}
