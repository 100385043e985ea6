import { type ReactNode, useId } from "react";
import "./segmented-control.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  /** In a form that is sent: the name of its field. */
  readonly name?: string | undefined;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Two to four ways of the same thing, one of them on: radio buttons in a row (portrait or landscape, fill or fit). */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const made = useId();
  const name = props.name ?? made;
  return (
    <fieldset>
      <legend className="visually-hidden">{props.label}</legend>
      <div className="segments">
        {props.segments.map(({ value, label, icon }) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {icon && <Icon name={icon} small />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
