import { type ReactNode, useRef } from "react";
import { StillContext } from "../desk/use-design.ts";

interface StillProps {
  /** Something covers it: it stays as it is, and catches up once it is seen again. */
  readonly still: boolean;
  readonly children: ReactNode;
}

/** The editor under a dialog that changes the design: drawing it with each key would double the work of a long book. */
export function Still({ still, children }: StillProps) {
  const drawn = useRef(children);
  if (!still) drawn.current = children;
  return <StillContext value={still}>{drawn.current}</StillContext>;
}
