import type { ReactNode } from "react";
import "./logo.css";

interface LogoProps {
  readonly href: string;
  /** Where it leads, for screen readers ("Passepartout, Startseite"). */
  readonly label: string;
  /** The word beside the mark. */
  readonly children: ReactNode;
}

/** The mark: a picture in its mat, seen from the front, with the mitres of the frame. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.2" d="M2 2h28v28H2zM10 9h12v11H10z" />
      <path stroke="currentColor" strokeWidth="1.4" d="m2 2 8 7M30 2l-8 7M2 30l8-10M30 30l-8-10" />
    </svg>
  );
}

/** Mark and word, leading home. */
export function Logo({ href, label, children }: LogoProps) {
  return (
    <a className="logo" href={href} aria-label={label}>
      <Mark />
      <span>{children}</span>
    </a>
  );
}
