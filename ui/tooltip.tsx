import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import "./tooltip.css";

interface TooltipProps {
  /** What it explains; must have a name of its own, since touch never sees the tooltip. */
  readonly children: ReactElement;
  readonly text: ReactNode;
}

/** A few more words on hover and focus, for the toolbars of designer and office. */
export function Tooltip({ children, text }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="tooltip-place" sideOffset={6}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
