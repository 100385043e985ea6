import { imageAddress, providerOf } from "../../../core/image/image-address.ts";
import type { ImageFormat } from "../../../core/image/image-options.ts";
import type { ContentPicture } from "../../reading/values/content-picture.ts";
import type { SmallPicture } from "./navigation.ts";

/**
 * A picture for a place of that many CSS pixels, twice as sharp: cut to it where the content service cuts, otherwise
 * the narrowest file that is wide enough. One address instead of a list of them, because navigation stands on every
 * page.
 */
export function smallPicture(
  picture: ContentPicture | null,
  [width, height]: readonly [number, number],
): SmallPicture | null {
  if (picture === null) return null;
  const { src, focus, files = [] } = picture;
  const placed = focus === undefined ? {} : { focus };
  const [wide, high] = [width * 2, height * 2];
  if (providerOf(src) === "content") {
    const cut = (format: ImageFormat) => imageAddress(src, { width: wide, height: high, smart: true, format });
    return { src: cut("webp"), avif: cut("avif") };
  }
  // As high as its place, too: a broad picture in a square place is cut at its sides.
  const needed = Math.max(wide, (high * picture.width) / picture.height);
  const narrowest = (ending: string) =>
    files
      .filter((one) => one.src.endsWith(ending))
      .sort((one, other) => one.width - other.width)
      .find((one) => one.width >= Math.min(needed, picture.width));
  const avif = narrowest(".avif");
  return { src: narrowest(".webp")?.src ?? src, ...(avif && { avif: avif.src }), ...placed };
}
