/** Length, "JFIF", version 1.1, units, both densities, no thumbnail (JFIF 1.02). */
const LENGTH = 18;
const PER_INCH = 1;
const APP0 = 0xe0;

/** The same JPEG saying how many of its pixels are printed to the inch. A JFIF segment it has is replaced. */
export function withDensity(jpeg: Uint8Array, pixelsPerInch: number): Uint8Array {
  const segment = Buffer.alloc(LENGTH);
  segment.writeUInt16BE(0xff00 + APP0, 0);
  segment.writeUInt16BE(LENGTH - 2, 2);
  segment.write("JFIF\0\x01\x01", 4, "latin1");
  segment.writeUInt8(PER_INCH, 11);
  segment.writeUInt16BE(Math.round(pixelsPerInch), 12);
  segment.writeUInt16BE(Math.round(pixelsPerInch), 14);
  const own = jpeg[2] === 0xff && jpeg[3] === APP0 ? 4 + (jpeg[4] as number) * 256 + (jpeg[5] as number) : 2;
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(own)]);
}
