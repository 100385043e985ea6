import type { UnitMatrix } from "../../../design/geometry.ts";
import { type ProxyWidth, proxyWidths } from "../../../services/photos/contract.ts";

/** The smallest proxy that still has a pixel for each pixel of the screen; the largest there is beyond that. */
export function proxyFor(matrix: UnitMatrix, pixelsPerMicrometre: number): ProxyWidth {
  const [a, b, c, d] = matrix;
  const longest = Math.max(Math.hypot(a, b), Math.hypot(c, d)) * pixelsPerMicrometre;
  return proxyWidths.find((width) => width >= longest) ?? 2048;
}
