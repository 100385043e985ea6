import type { ReactNode } from "react";
import "./notice.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { iconOfTone, type Tone } from "./tone.ts";

interface NoticeProps {
  readonly tone: Tone;
  readonly icon?: IconName | undefined;
  readonly title?: ReactNode;
  /** A button or link that mends it. */
  readonly action?: ReactNode;
  /** It appeared because of something that just happened: `polite` waits, `assertive` is for errors that stop the work. */
  readonly announce?: "polite" | "assertive" | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A message in the flow of the page, with its reason and its way on. */
export function Notice({ tone, icon, title, action, announce, className, children }: NoticeProps) {
  const role = announce === "assertive" ? "alert" : announce === "polite" ? "status" : undefined;
  return (
    <div className={classNames("notice", tone !== "plain" && `notice-${tone}`, className)} role={role}>
      <Icon name={icon ?? (tone === "plain" ? "info" : iconOfTone[tone])} />
      <div className="notice-words">
        {title && <b className="notice-title">{title}</b>}
        {children}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  );
}
