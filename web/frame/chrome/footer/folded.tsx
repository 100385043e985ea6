import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../../../ui/icon.tsx";

interface FoldedProps {
  readonly title: string;
  /** On the button, where there is less room. */
  readonly shortTitle?: string;
  /** Leads somewhere, or only says something. */
  readonly as?: "nav" | "section";
  readonly className?: string;
  /** Its place in the page's address. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A titled part of the footer: below 720 px its title is a button that opens and closes it, above it stands open.
 * Without scripts everything is open.
 */
export function Folded({ title, shortTitle = title, as: Part = "nav", className = "", anchor, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Part id={anchor} className={`footer-box ${className}`} aria-label={title} data-open={open || undefined}>
      <h3>
        <span>{title}</span>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {shortTitle}
          <Icon name="chevron-down" small />
        </button>
      </h3>
      <div id={id}>{children}</div>
    </Part>
  );
}
