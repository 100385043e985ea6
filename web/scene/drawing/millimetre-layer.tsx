import type { ReactNode } from "react";
import type { Rect } from "../../../design/geometry.ts";

interface MillimetreLayerProps {
  /** The part of the page this layer covers, micrometres. */
  readonly area: Rect;
  readonly scale: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An SVG whose unit is a millimetre of the page, laid over its parent. */
export function MillimetreLayer({ area, scale, className, children }: MillimetreLayerProps) {
  const box = [area.x, area.y, area.width, area.height].map((length) => length / 1000);
  return (
    <svg
      className={className}
      viewBox={box.join(" ")}
      width={area.width * scale}
      height={area.height * scale}
      style={{ position: "absolute", inset: 0, overflow: "visible", maxWidth: "none", pointerEvents: "none" }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
