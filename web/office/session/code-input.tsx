import type { RefObject } from "react";
import { TextInput } from "../../../ui/text-input.tsx";

interface CodeInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly first?: RefObject<HTMLInputElement | null> | undefined;
}

/** A code of the second factor, or one for recovery; phones offer the one they know. */
export function CodeInput({ label, hint, first }: CodeInputProps) {
  return (
    <TextInput
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
      ref={first}
    />
  );
}
