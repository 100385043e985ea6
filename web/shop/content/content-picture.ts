import { isRecord, recordOf, textOf } from "./json.ts";
import { pictureSize, safePicture, wholeOr } from "./rich-text/safe-values.ts";

/** A picture as a page shows it. */
export interface ContentPicture {
  readonly src: string;
  /** "" where it says nothing that the words beside it do not say. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** CSS object-position. */
  readonly focus?: string;
  readonly srcSet?: string;
}

/**
 * Reads an asset field (protocol, section 5). Size and narrower versions come from `meta_data` (`width`, `height`, `widths`),
 * the size else from the address.
 *
 * @returns null where no picture is set, or none that may be shown
 */
export function readPicture(asset: unknown): ContentPicture | null {
  if (!isRecord(asset)) return null;
  const src = safePicture(textOf(asset.filename));
  if (src === null) return null;
  const facts = recordOf(asset.meta_data);
  const width = wholeOr(facts.width, [1, 20_000], 0);
  const height = wholeOr(facts.height, [1, 20_000], 0);
  const size = width > 0 && height > 0 ? { width, height } : pictureSize(src);
  const focus = focusOf(textOf(asset.focus), size);
  const srcSet = srcSetOf(src, textOf(facts.widths), width);
  const alt = textOf(asset.alt).trim();
  return { src, alt, ...size, ...(focus !== null && { focus }), ...(srcSet !== null && { srcSet }) };
}

type Size = { readonly width: number; readonly height: number } | null;

/** The middle of the point to keep, `x1xy1:x2xy2` in pixels, in percent. */
function focusOf(text: string, size: Size): string | null {
  const [, x, y] = /^(\d{1,5})x(\d{1,5}):\d{1,5}x\d{1,5}$/.exec(text) ?? [];
  if (size === null || x === undefined || y === undefined) return null;
  const percent = (at: string, of: number) => Math.min(100, Math.round((100 * Number(at)) / of));
  return `${percent(x, size.width)}% ${percent(y, size.height)}%`;
}

/** `sea.webp` with widths `480 960` has `sea-480.webp` and `sea-960.webp` beside it. */
function srcSetOf(src: string, widths: string, own: number): string | null {
  const narrower = widths.split(" ").filter((width) => /^\d{2,4}$/.test(width));
  if (narrower.length === 0 || own === 0) return null;
  const at = src.lastIndexOf(".");
  const versions = narrower.map((width) => `${src.slice(0, at)}-${width}${src.slice(at)} ${width}w`);
  return [...versions, `${src} ${own}w`].join(", ");
}
