import { isRecord, recordOf, textOf } from "./json.ts";
import { pictureSize, safePicture, wholeOr } from "./safe-values.ts";

/** A picture as a page shows it. */
export interface ContentPicture {
  readonly src: string;
  /** "" where it says nothing that the words beside it do not say. */
  readonly alt: string;
  /** Pixels; those of a common photo where nothing tells. */
  readonly width: number;
  readonly height: number;
  /** CSS object-position. */
  readonly focus?: string;
  /** The same picture in other widths and formats. */
  readonly files?: readonly { readonly src: string; readonly width: number }[];
}

const commonSize = { width: 1200, height: 800 };

/**
 * Reads an asset field (protocol, section 5). Its size comes from `meta_data` (`width`, `height`) or from the address;
 * for pictures of the shop's own folder `meta_data` also names what lies beside them (`widths`, `formats`).
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
  const files = filesOf(src, { own: width, widths: textOf(facts.widths), formats: textOf(facts.formats) });
  const alt = textOf(asset.alt).trim();
  return { src, alt, ...(size ?? commonSize), ...(focus !== null && { focus }), ...(files.length > 0 && { files }) };
}

type Size = { readonly width: number; readonly height: number } | null;

/** The middle of the point to keep, `x1xy1:x2xy2` in pixels, in percent. */
function focusOf(text: string, size: Size): string | null {
  const [, x, y] = /^(\d{1,5})x(\d{1,5}):\d{1,5}x\d{1,5}$/.exec(text) ?? [];
  if (size === null || x === undefined || y === undefined) return null;
  const percent = (at: string, of: number) => Math.min(100, Math.round((100 * Number(at)) / of));
  return `${percent(x, size.width)}% ${percent(y, size.height)}%`;
}

interface Beside {
  /** Width of the picture itself. */
  readonly own: number;
  readonly widths: string;
  readonly formats: string;
}

/** `sea.webp` with widths `480 960` and formats `avif webp` has `sea.avif`, `sea-480.avif`, `sea-480.webp` ... */
function filesOf(src: string, { own, widths, formats }: Beside): NonNullable<ContentPicture["files"]> {
  const narrower = widths.split(" ").filter((width) => /^\d{2,4}$/.test(width));
  const endings = formats.split(" ").filter((format) => format === "avif" || format === "webp");
  const stem = src.slice(0, src.lastIndexOf("."));
  if (own === 0) return [];
  return endings.flatMap((ending) => [
    ...narrower.map((width) => ({ src: `${stem}-${width}.${ending}`, width: Number(width) })),
    { src: `${stem}.${ending}`, width: own },
  ]);
}
