import { done, failed, type Outcome } from "../../core/outcome.ts";

/** Picture types that visitors may upload. HEIC includes all HEVC pictures, AVIF all AV1 pictures of that container. */
export const pictureTypes = ["jpeg", "png", "webp", "tiff", "avif", "heic"] as const;
export type PictureType = (typeof pictureTypes)[number];

export type PictureTypeRefusal = "empty" | "not-an-image" | "unsupported-type" | "animated";

/** So many bytes from the start of a file are enough to know what it is. */
export const TYPE_BYTES = 4096;

/** A picture's type by its first bytes; its name and the browser's media type are ignored. */
export function pictureTypeOf(head: Uint8Array): Outcome<PictureType, PictureTypeRefusal> {
  if (head.length === 0) return failed("empty");
  if (starts(head, 0xff, 0xd8, 0xff)) return done("jpeg");
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return done("png");
  if (latin1(head, 0, 4) === "RIFF" && latin1(head, 8, 4) === "WEBP") return done("webp");
  if (tiffMarks.has(latin1(head, 0, 4))) return latin1(head, 8, 2) === "CR" ? failed("unsupported-type") : done("tiff");
  if (latin1(head, 4, 4) === "ftyp") return typeOfBrands(brandsOf(head));
  return failed(isOtherPicture(head) ? "unsupported-type" : "not-an-image");
}

/** TIFF and BigTIFF, both byte orders. */
const tiffMarks = new Set(["II*\0", "MM\0*", "II+\0", "MM\0+"]);

/** Major brand first (ISO/IEC 14496-12, 4.3). */
function brandsOf(head: Uint8Array): readonly string[] {
  const size = new DataView(head.buffer, head.byteOffset, head.length).getUint32(0);
  const end = Math.min(size, head.length);
  const brands = [latin1(head, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin1(head, at, 4));
  return brands;
}

const sequences = new Set(["avis", "hevc", "hevx", "msf1"]);
const stills = new Set(["avif", "heic", "heix", "heim", "heis", "mif1"]);

/** Only the major brand says that the file wants to be played; many stills name sequences among the compatible ones. */
function typeOfBrands([major = "", ...compatible]: readonly string[]): Outcome<PictureType, PictureTypeRefusal> {
  if (sequences.has(major)) return failed("animated");
  if (!stills.has(major)) return failed("not-an-image");
  return done(major === "avif" || (major === "mif1" && compatible.includes("avif")) ? "avif" : "heic");
}

const otherPictures: readonly (readonly number[])[] = [
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x42, 0x4d], // BMP
  [0x38, 0x42, 0x50, 0x53], // Photoshop
  [0x00, 0x00, 0x01, 0x00], // ICO
  [0xff, 0x0a], // JPEG XL
  [0xff, 0x4f, 0xff, 0x51], // JPEG 2000
  [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20],
  [0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20],
];

function isOtherPicture(head: Uint8Array): boolean {
  return otherPictures.some((mark) => starts(head, ...mark)) || /<svg[\s>]/i.test(latin1(head, 0, head.length));
}

const starts = (head: Uint8Array, ...mark: readonly number[]) => mark.every((byte, index) => head[index] === byte);

function latin1(bytes: Uint8Array, start: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", start, start + length);
}
