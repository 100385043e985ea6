import type { Mirror } from "../../../../design/document.ts";

/** Mirrored once more; twice the same way is as before. */
export function mirrored(mirror: Mirror, way: "across" | "down"): Mirror {
  const across = (mirror === "across" || mirror === "both") !== (way === "across");
  const down = (mirror === "down" || mirror === "both") !== (way === "down");
  if (across && down) return "both";
  if (across) return "across";
  return down ? "down" : "none";
}
