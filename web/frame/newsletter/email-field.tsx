import { type RefObject, useId } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface EmailFieldProps {
  readonly label: string;
  /** An example of an address, always visible (chrome document, section 5), or why this one is refused. */
  readonly example: string;
  readonly placeholder: string;
  readonly wrong: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly edited: () => void;
}

export function EmailField({ label, example, placeholder, wrong, field, edited }: EmailFieldProps) {
  const id = useId();
  return (
    <div className="newsletter-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        placeholder={placeholder}
        onChange={edited}
        className="control"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-example`}
      />
      <p id={`${id}-example`} className="newsletter-example">
        {wrong && <Icon name="warning" small />}
        <span>{example}</span>
      </p>
    </div>
  );
}
