import sharp, { type Sharp } from "sharp";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";
import { withProfile } from "../../../print/jpeg/with-profile.ts";
import { untaggedInks } from "../../../print/profiles/bundled.ts";
import { type ProxyWidth, proxyWidths } from "../contract.ts";
import { upright } from "./upright.ts";
import type { ProxyPicture } from "./verdict.ts";

/** A master: a JPEG as a file or in memory, and what its header says. */
export interface ProxySource {
  readonly input: string | Uint8Array;
  readonly orientation: Orientation;
  readonly components: number;
  readonly icc: Uint8Array | null;
}

type Proxies = Readonly<Record<ProxyWidth, ProxyPicture>>;

/** Effort 2 of 6 takes a third of the time of sharp's own choice, for files 5 % larger. */
export const proxyEncoding = { quality: 82, effort: 2 } as const;
/** Profiles of cameras and screens have 0.4 to 3.2 KB; larger ones are tables, which no thumbnail should carry. */
const smallProfile = 4096;

/**
 * Makes the screen pictures of a master from one single decoding, which is also the proof that the file is whole. They
 * are not sharpened: what the designer shows is what the press prints.
 */
export async function makeProxies(source: ProxySource): Promise<Outcome<Proxies, "corrupt">> {
  const largest = await decodeOnce(source);
  if (!largest) return failed("corrupt");
  const bySide = new Map<number, ProxyPicture>();
  for (const width of proxyWidths) {
    const side = Math.min(width, largest.longest);
    if (!bySide.has(side)) bySide.set(side, { bytes: await encode(largest.tiff, side, source) });
  }
  const proxyOf = (width: ProxyWidth) => bySide.get(Math.min(width, largest.longest)) as ProxyPicture;
  return done({ 512: proxyOf(512), 1024: proxyOf(1024), 2048: proxyOf(2048) });
}

interface Scaled {
  readonly tiff: Buffer;
  readonly longest: number;
}

/** Null when the picture data is damaged. */
async function decodeOnce(source: ProxySource): Promise<Scaled | null> {
  try {
    return await scale(source, "warning");
  } catch (error) {
    return isHarmless(error) ? scale(source, "error").catch(() => null) : null;
  }
}

/** Scaled while it is decoded, still turned as stored, so that even 200 megapixels need little memory. */
async function scale(source: ProxySource, failOn: "warning" | "error"): Promise<Scaled> {
  // A profile the print file cannot use counts as none on the screen as well.
  const ignoreIcc = source.icc === null;
  const decoded = sharp(source.input, { failOn, limitInputPixels: false, sequentialRead: true, ignoreIcc });
  const inks = await untaggedInks(source);
  const picture = inks ? sharp(withProfile(await smallInks(decoded), inks)) : decoded;
  const coloured = keepsNumbers(source) ? picture.keepIccProfile() : picture;
  const { data, info } = await inside(coloured).tiff({ compression: "none" }).toBuffer({ resolveWithObject: true });
  return { tiff: data, longest: Math.max(info.width, info.height) };
}

/** Still inks: sharp would read those without a profile by one of its own, not by that of our press. */
const smallInks = (picture: Sharp): Promise<Buffer> =>
  inside(picture.pipelineColourspace("cmyk").toColourspace("cmyk"))
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();

const inside = (picture: Sharp): Sharp =>
  picture.resize(proxyWidths[2], proxyWidths[2], { fit: "inside", withoutEnlargement: true });

async function encode(tiff: Buffer, side: number, source: ProxySource): Promise<Uint8Array> {
  const picture = sharp(tiff);
  const coloured = keepsNumbers(source) ? picture.keepIccProfile() : picture;
  return upright(coloured, source.orientation).resize(side, side, { fit: "inside" }).webp(proxyEncoding).toBuffer();
}

/**
 * With a small RGB profile the numbers stay as they are and the proxies carry the profile, so that a wide gamut reaches
 * the screen; everything else becomes sRGB: inks without a profile by that of our press, with which they are printed.
 */
const keepsNumbers = ({ icc, components }: ProxySource) =>
  components === 3 && icc !== null && icc.length <= smallProfile;

/**
 * Cameras that pad between scans write files that every program shows; libjpeg still warns. Other warnings mean lost
 * pixels.
 */
const harmless = /extraneous bytes before marker|Invalid SOS parameters for sequential JPEG/;

function isHarmless(error: unknown): boolean {
  const lines = error instanceof Error ? error.message.split("\n").filter(Boolean) : [];
  return lines.length > 0 && lines.every((line) => harmless.test(line));
}
