import type { ReactNode } from "react";
import "./empty-state.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface EmptyStateProps {
  readonly icon?: IconName | undefined;
  readonly title: ReactNode;
  /** Why it is empty, or what will be here. */
  readonly children?: ReactNode;
  /** The way on: one button, perhaps a link beside it. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon && <Icon name={icon} />}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="empty-state-way-on">{action}</div>}
    </div>
  );
}
