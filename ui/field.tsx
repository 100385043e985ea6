import { type ReactNode, useId } from "react";
import "./field.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** What a control needs to be tied to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** The words around a control. */
export interface FieldWords {
  readonly label: ReactNode;
  /** Help that is always there. */
  readonly hint?: ReactNode;
  /** What is missing and how to mend it; its presence marks the control as invalid. */
  readonly error?: ReactNode;
  /** Word shown after the label of a field that may stay empty ("optional"). */
  readonly optional?: string | undefined;
  /** Keeps the label for screen readers only, where the picture says it already. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

interface FieldProps extends FieldWords {
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then error and hint below; the control is described by both. */
export function Field({ label, hint, error, optional, labelHidden, className, id, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`];
  const described = classNames(error ? errorId : null, hint ? hintId : null);
  return (
    <div className={classNames("field", className)}>
      <label className={classNames("field-label", labelHidden && "visually-hidden")} htmlFor={controlId}>
        {label}
        {optional && <span className="field-optional"> {optional}</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
