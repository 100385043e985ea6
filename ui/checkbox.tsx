import { type ComponentProps, type ReactNode, useId } from "react";
import "./checkbox.css";
import "./field.css";
import { Icon } from "./icon.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** The browser's own box with a sentence beside it; the error stands below. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="checkbox">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
