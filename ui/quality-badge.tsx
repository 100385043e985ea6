import type { ReactNode } from "react";
import "./quality-badge.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface QualityBadgeProps {
  /** "fair" is sharp from the usual distance: to know, not to be warned of. */
  readonly level: "good" | "fair" | "poor";
  /** The verdict in centimetres or in distance ("Scharf bis 101 × 67 cm"), never dpi alone. */
  readonly verdict: ReactNode;
  /** The figures behind it ("254 dpi bei 60 × 40"). */
  readonly detail?: ReactNode;
  /** Lies over the picture. */
  readonly floating?: boolean | undefined;
  /** A way on when it is not good ("Kleineres Format"). */
  readonly action?: ReactNode;
}

const signs = { good: "check", fair: "info", poor: "warning" } as const;

/** How sharp a photo will be at this size. */
export function QualityBadge({ level, verdict, detail, floating, action }: QualityBadgeProps) {
  return (
    <span className={classNames("quality-badge", `quality-badge-${level}`, floating && "quality-badge-floating")}>
      <span className="quality-badge-sign">
        <Icon name={signs[level]} />
      </span>
      {verdict}
      {detail && <span className="quality-badge-detail num">{detail}</span>}
      {action}
    </span>
  );
}
