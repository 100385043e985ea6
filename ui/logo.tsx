import type { ReactNode } from "react";
import "./logo.css";
import { classNames } from "./class-names.ts";
import { mark } from "./mark.ts";

interface LogoProps {
  readonly href: string;
  /** Where it leads, for screen readers ("Passepartout, Startseite"). */
  readonly label: string;
  /** Seen in place of both, in the room that they have: what comes late moves nothing. */
  readonly instead?: ReactNode;
  /** The word beside the mark. */
  readonly children: ReactNode;
}

/** The mark alone, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.2" d={mark.edges} />
      <path stroke="currentColor" strokeWidth="1.4" d={mark.mitres} />
    </svg>
  );
}

/** Mark and word, leading home. */
export function Logo({ href, label, instead, children }: LogoProps) {
  return (
    <a className={classNames("logo", instead ? "logo-replaced" : undefined)} href={href} aria-label={label}>
      <Mark />
      <span>{children}</span>
      {instead}
    </a>
  );
}
