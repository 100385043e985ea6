import type { ScenePage } from "../../../design/scene.ts";
import type { WrittenText } from "../../../design/text/font-store.ts";

/** Longest side of a preview in pixels. */
export const previewSize = 640;

/** A page to be drawn, with all that it shows. */
export interface PageJob {
  readonly page: ScenePage;
  /** Its texts, by which its fonts are found. */
  readonly texts: readonly WrittenText[];
  /** Small pictures of photos by their ids, upright and in sRGB; one that is missing leaves its place empty. */
  readonly photos: ReadonlyMap<string, Uint8Array>;
  /** A preview when left out. */
  readonly picture?: { readonly pixels: number; readonly format: "webp" | "jpeg" };
}
