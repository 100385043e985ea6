import { imageAddress, providerOf } from "./image-address.ts";
import type { ImageOptions } from "./image-options.ts";

/** Widths in pixels of the pictures in the navigation's flyouts (specification, section 9 of the chrome document). */
const flyoutWidths = {
  calendar: 130,
  "cards-occasion": 130,
  "cards-additional": 80,
  collage: 130,
  "frame-colors": 48,
  "frame-other": 60,
  "frame-poster": 150,
  "photobook-categories": 170,
  "photobook-without-template": 153,
  "photobook-subline": 73,
  "wall-pictures": 150,
} as const;
export type FlyoutPreset = `flyout-${keyof typeof flyoutWidths}`;

/** For social media: cut to fill, around the asset's focus. */
export const socialImageSize = { width: 1200, height: 627 } as const;

const presets: Readonly<Record<"social" | FlyoutPreset, ImageOptions>> = {
  social: { ...socialImageSize, smart: true, format: "jpeg" },
  ...(Object.fromEntries(
    Object.entries(flyoutWidths).map(([name, width]) => [`flyout-${name}`, { width, format: "webp" }]),
  ) as Record<FlyoutPreset, ImageOptions>),
};
export type ImagePreset = keyof typeof presets;

/** @throws when there is no such preset: a mistake in the program */
export function imagePreset(name: ImagePreset): ImageOptions {
  const preset = Object.hasOwn(presets, name) ? presets[name] : null;
  if (!preset) throw new Error(`unknown image preset: ${name}`);
  return preset;
}

/** Below `/pictures/` the shop's image service crops files of the page pictures' folder. */
const ownPicture = /^\/pictures\/[A-Za-z0-9][\w.-]*\.(?:webp|jpg|png|avif)$/;

/**
 * The picture that social media show for a page, cropped to 1200 x 627 where it is an asset or our own picture.
 *
 * @param focal the part to keep, `450x500:550x600`; left out: the asset's own, or a salient part
 */
export function socialImage(src: string, focal?: string | null): string {
  if (providerOf(src) !== "content" && !ownPicture.test(src)) return src;
  const { smart, ...preset } = imagePreset("social");
  return imageAddress(src, focal ? { ...preset, focal } : { ...preset, smart: smart ?? true }, { provider: "content" });
}

/** Whether a picture has exactly that size. */
export const isSocialImage = (src: string): boolean =>
  src.startsWith("/social/") || src.includes(`/m/${socialImageSize.width}x${socialImageSize.height}/`);
