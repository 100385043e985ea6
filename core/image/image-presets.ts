import { imageAddress, providerOf } from "./image-address.ts";
import type { ImageOptions } from "./image-options.ts";

/** Widths in pixels of the pictures in the navigation's flyouts (specification, section 9 of the chrome document). */
const flyoutWidths = {
  ...{ calendar: 130, "cards-occasion": 130, "cards-additional": 80, collage: 130 },
  ...{ "frame-colors": 48, "frame-other": 60, "frame-poster": 150 },
  ...{ "photobook-categories": 170, "photobook-without-template": 153, "photobook-subline": 73, "wall-pictures": 150 },
} as const;
type FlyoutPreset = `flyout-${keyof typeof flyoutWidths}`;

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

/** The picture that social media show of a page: an asset cut to 1200 x 627, a file as it is. */
export const socialImage = (src: string): string =>
  providerOf(src) === "content" ? imageAddress(src, imagePreset("social")) : src;
