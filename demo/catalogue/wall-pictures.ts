import { NO_MAT, type PhotoFrameConfiguration } from "../../products/photoframe/configuration.ts";
import { type Release, releaseSchema } from "../../products/photoframe/release.ts";
import catalogue from "./photoframe.json" with { type: "json" };

/** The demo shop's catalogue of wall pictures, parsed. */
export const demoRelease: Release = releaseSchema.parse(catalogue);

/** `picture("leinwand 60x40")` in centimetres, `"none 30x20"` for a frame without picture; for tests and benches. */
export function picture(text: string, change: Partial<PhotoFrameConfiguration> = {}): PhotoFrameConfiguration {
  const [material = "", size = ""] = text.split(" ");
  const [width = 0, height = 0] = size.split("x").map((side) => Math.round(Number(side) * 10));
  const materialType = material === "none" ? null : material;
  return { materialType, format: { width, height }, frameType: null, ...NO_MAT, optionTypes: {}, ...change };
}

export const whiteMat = { matSize: 30, matType: "mat-weiss" };
