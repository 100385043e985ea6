import type { ReactNode } from "react";

interface LiveRegionProps {
  /** What to announce; a change of it is read out once the person pauses. Empty says nothing. */
  readonly children: ReactNode;
  /** Also seen, not only heard. */
  readonly visible?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Announces a change politely. Must be on the page before its words change, so render it empty rather than not at all. */
export function LiveRegion({ children, visible, className }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={visible ? className : "visually-hidden"}>
      {children}
    </div>
  );
}
