import type { ReactNode } from "react";
import { Notice } from "../../../ui/notice.tsx";
import "./needs-scripts.css";

interface NeedsScriptsProps {
  /** What a browser without JavaScript says instead, and what can be done. */
  readonly without: string;
  readonly children: ReactNode;
}

/** A part of a page that is fetched for one visitor and therefore needs JavaScript. */
export function NeedsScripts({ without, children }: NeedsScriptsProps) {
  return (
    <>
      <noscript>
        {/* not the media feature "scripting": it stays "enabled" where an extension or a policy stops the scripts */}
        <link rel="stylesheet" href="/no-scripts.css" />
        <Notice tone="info" className="without-scripts">
          {without}
        </Notice>
      </noscript>
      <div className="needs-scripts">{children}</div>
    </>
  );
}
