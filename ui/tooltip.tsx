import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import "./tooltip.css";
import { mainLandmark } from "./landmark.ts";

interface TooltipProps {
  /** What it explains: a `Button`, an `IconButton` or a link, which needs a name of its own. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

/** A short explanation on hover and focus, gone with Esc; for designer and office. Nothing that must be known stands here alone. */
export function Tooltip({ trigger, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={mainLandmark}>
        <Base.Positioner sideOffset={6}>
          <Base.Popup className="tooltip">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
