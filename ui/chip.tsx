import type { ReactNode } from "react";
import "./chip.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { iconOfTone, type Tone } from "./tone.ts";

interface ChipProps {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly small?: boolean | undefined;
  readonly children: ReactNode;
}

/** A short fact in a pill; for status and promises only. */
export function Chip({ tone = "plain", icon, small, children }: ChipProps) {
  return (
    <span className={classNames("chip", tone !== "plain" && `chip-${tone}`, small && "chip-small")}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** The state of an order, a job, a file: words with the colour and the icon of what they mean. */
export function StatusChip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <Chip tone={tone} icon={iconOfTone[tone]} small>
      {children}
    </Chip>
  );
}
