import { checkImageOptions, defaultQuality, type ImageOptions } from "./image-options.ts";

/** The provider of a picture determines the form of its address. */
const providers = {
  /** An asset of the content service: `<origin>/f/<space>/[<W>x<H>/]<hash>/<name>`. */
  content: contentAddress,
  /** A file that is shown as it is. */
  file: (src: string) => src,
} as const;
export type ImageProvider = keyof typeof providers;

const assetShape = /^(?:https?:\/\/[^/?#]+|\/\/[^/?#]+)?\/f\/\d+\/(?:(\d+)x(\d+)\/)?[^/?#]+\/[^/?#]+$/;

/** An asset of a content service, ours or another; anything else is a file. */
export const providerOf = (src: string): ImageProvider => (assetShape.test(src) ? "content" : "file");

/**
 * The address of a picture with these options.
 *
 * @param warn receives options beyond a limit, which are left out; by default the console
 * @throws when there is no such provider, a bug
 * @example
 * imageAddress("/f/1000/800x600/ab12/room.jpg", { width: 400, format: "webp" });
 * // "/f/1000/800x600/ab12/room.jpg/m/400x0/filters:format(webp):quality(85)"
 */
export function imageAddress(
  src: string,
  wish: ImageOptions = {},
  {
    provider = providerOf(src),
    warn = (text) => console.warn(text),
  }: { provider?: ImageProvider; warn?: (text: string) => void } = {},
): string {
  const write = Object.hasOwn(providers, provider) ? providers[provider] : null;
  if (!write) throw new Error(`unknown image provider: ${provider}`);
  const { options, warnings } = checkImageOptions(wish);
  for (const warning of warnings) warn(warning);
  return write(src, options);
}

/** Pixels of the original, from its address; zero where it does not contain them. */
export function sizeInAddress(src: string): { width: number; height: number } {
  const [, width = 0, height = 0] = assetShape.exec(src) ?? [];
  return { width: Number(width), height: Number(height) };
}

function contentAddress(src: string, options: ImageOptions): string {
  const { width, height, fitIn, smart } = options;
  const size = width || height ? [`${whole(width)}x${whole(height)}`] : [];
  const filters = filtersOf(options).map(([name, value]) => `:${name}(${value})`);
  const steps = [
    ...(fitIn && size.length > 0 ? ["fit-in"] : []),
    ...size,
    ...(smart ? ["smart"] : []),
    ...(filters.length > 0 ? [`filters${filters.join("")}`] : []),
  ];
  return `${src}/m/${steps.join("/")}`;
}

function filtersOf(options: ImageOptions): readonly (readonly [name: string, value: string | number])[] {
  const { format, quality = defaultQuality, focal, fill, blur, brightness, rotate, grayscale } = options;
  return [
    ...(format ? [["format", format] as const] : []),
    ["quality", quality],
    ...(focal ? [["focal", focal] as const] : []),
    ...(fill ? [["fill", fill] as const] : []),
    ...(blur ? [["blur", blur] as const] : []),
    ...(brightness ? [["brightness", brightness] as const] : []),
    ...(rotate ? [["rotate", rotate] as const] : []),
    ...(grayscale ? [["grayscale", ""] as const] : []),
  ];
}

const whole = (length = 0) => (length === 0 ? 0 : Math.max(1, Math.round(length)));
