import type { Rect } from "../../../design/geometry.ts";

/** The rule of thirds over what stays visible. */
export function ThirdsDrawing({ area, pixel }: { readonly area: Rect; readonly pixel: number }) {
  const [x, y, w, h] = [area.x / 1000, area.y / 1000, area.width / 1000, area.height / 1000];
  const lines = [1 / 3, 2 / 3].map((share) => `M${x + w * share} ${y}v${h}M${x} ${y + h * share}h${w}`).join("");
  return <path d={lines} fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth={pixel} />;
}
