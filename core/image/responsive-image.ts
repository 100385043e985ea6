import { imageAddress, sizeInAddress } from "./image-address.ts";
import { defaultAspectRatio, type ImageFormat, type ImageOptions } from "./image-options.ts";

/** Narrowest viewport of a kind of device in CSS pixels (specification, core document, section 9). */
export const breakpoints = { mobile: 480, largeMobile: 576, tablet: 768, desktop: 1024 } as const;

/** Widest viewport of each screen in CSS pixels (specification, section 9 of the chrome document). */
export const imageScreens = {
  xxs: 319,
  xs: breakpoints.mobile - 1,
  sm: breakpoints.largeMobile - 1,
  md: breakpoints.tablet - 1,
  lg: 899,
  xl: breakpoints.desktop - 1,
  xxl: 1299,
  "2xl": 1536,
  xxxl: 1599,
} as const;
export type ImageScreen = keyof typeof imageScreens;
const densities = [1, 2] as const;

/** Width of a picture on a screen and those below it: pixels, or a part of the viewport. */
export type ShownWidth = `${number}px` | `${number}vw`;

export interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

export interface ResponsiveImage {
  /** For browsers that know the format, the best one first. */
  readonly sources: readonly ImageSource[];
  readonly sizes: string;
  /** For those that choose nothing. */
  readonly src: string;
  /** Pixels of it, so that nothing moves when it comes; in the default proportions where the address does not tell. */
  readonly width: number;
  readonly height: number;
}

const typeOf = (format: ImageFormat) => `image/${format}`;

/**
 * Sources for a `<picture>` of the content service: widths for its screens at densities 1 and 2, never wider than the
 * original. There are few widths, so that pages share cached files.
 *
 * @param shown by screen; the largest screen named counts for all above it
 * @param aspect width through height, to which the picture is cut; left out, it is not cut
 */
export function responsiveImage(
  src: string,
  shown: Readonly<Partial<Record<ImageScreen, ShownWidth>>>,
  { aspect, ...options }: Omit<ImageOptions, "width" | "height"> & { readonly aspect?: number } = {},
): ResponsiveImage {
  const screens = screensOf(shown);
  const original = sizeInAddress(src);
  const widths = widthsOf(screens, original.width || Number.POSITIVE_INFINITY);
  const width = widths.at(-1) ?? imageScreens.md;
  const proportions = aspect ?? (original.height ? original.width / original.height : defaultAspectRatio);
  const address = (width: number, format: ImageFormat) =>
    imageAddress(src, { ...options, width, ...(aspect && { height: width / aspect }), format });
  const formats: readonly ImageFormat[] = options.format ? [options.format] : ["avif", "webp"];
  return {
    sources: formats.map((format) => ({
      type: typeOf(format),
      srcSet: widths.map((width) => `${address(width, format)} ${width}w`).join(", "),
    })),
    sizes: sizesOf(screens),
    src: address(width, options.format ?? "webp"),
    width,
    height: Math.round(width / proportions),
  };
}

/** The same for a picture stored in several widths and formats, recognised by their extensions. */
export function fileSources(files: readonly { readonly src: string; readonly width: number }[]): ImageSource[] {
  return (["avif", "webp"] as const).flatMap((format) => {
    const own = files.filter(({ src }) => src.endsWith(`.${format}`)).sort((one, other) => one.width - other.width);
    if (own.length === 0) return [];
    return [{ type: typeOf(format), srcSet: own.map(({ src, width }) => `${src} ${width}w`).join(", ") }];
  });
}

type Shown = readonly { readonly screen: ImageScreen; readonly width: ShownWidth }[];

function screensOf(shown: Readonly<Partial<Record<ImageScreen, ShownWidth>>>): Shown {
  return (Object.entries(shown) as [ImageScreen, ShownWidth][])
    .map(([screen, width]) => ({ screen, width }))
    .sort((one, other) => imageScreens[one.screen] - imageScreens[other.screen]);
}

function widthsOf(shown: Shown, original: number): readonly number[] {
  const widths = shown.flatMap(({ screen, width }) => {
    const pixels = Number.parseFloat(width) * (width.endsWith("vw") ? imageScreens[screen] / 100 : 1);
    return densities.map((density) => Math.min(Math.round(pixels * density), original));
  });
  return [...new Set(widths)].sort((one, other) => one - other);
}

const sizesOf = (shown: Shown) =>
  shown
    .map(({ screen, width }, index) =>
      index === shown.length - 1 ? width : `(max-width: ${imageScreens[screen]}px) ${width}`,
    )
    .join(", ");
