import type { MouseEventHandler, ReactNode } from "react";
import "./choice.css";
import { classNames } from "./class-names.ts";

/** A choice that lives in the address: a link, so that it works before and without scripts. */
export interface LinkChoice {
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}
/** A choice inside a form or a designer: a radio button. */
export interface RadioChoice {
  readonly name: string;
  readonly value: string;
  readonly onChoose?: (() => void) | undefined;
}

export type ChoiceTarget = LinkChoice | RadioChoice;

export interface ChoiceState {
  readonly chosen: boolean;
  /** Why it cannot be chosen; shown beside it. A choice is never disabled without its reason. */
  readonly unavailable?: string | undefined;
}

interface ChoiceProps extends ChoiceState {
  readonly target: ChoiceTarget;
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several, the whole face is the target: the common ground of material rows, format tiles and option rows. */
export function Choice({ target, chosen, unavailable, className, children }: ChoiceProps) {
  const classes = classNames("choice", className);
  const face = (
    <>
      {children}
      {unavailable && <span className="choice-reason">{unavailable}</span>}
    </>
  );
  if ("name" in target) {
    return (
      <label className={classes} aria-disabled={unavailable ? true : undefined}>
        <input
          type="radio"
          className="choice-input"
          name={target.name}
          value={target.value}
          {...(target.onChoose ? { checked: chosen, onChange: target.onChoose } : { defaultChecked: chosen })}
          disabled={unavailable !== undefined}
        />
        {face}
      </label>
    );
  }
  if (unavailable) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now and says why
      <a className={classes} role="link" aria-disabled="true">
        {face}
      </a>
    );
  }
  return (
    <a className={classes} href={target.href} onClick={target.onClick} aria-current={chosen ? "true" : undefined}>
      {face}
    </a>
  );
}

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  /** A link at the right end of the heading line ("Alle 44 Formate"). */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The choices of one question, named by its legend. */
export function ChoiceGroup({ legend, action, className, children }: ChoiceGroupProps) {
  return (
    <fieldset className={classNames("choice-group", className)}>
      <legend>
        <span>{legend}</span>
        {action}
      </legend>
      {children}
    </fieldset>
  );
}
