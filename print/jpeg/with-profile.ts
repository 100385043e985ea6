const MARKER = Buffer.from("ICC_PROFILE\0", "latin1");
/** Bytes of a segment beside its length and mark (ICC.1:2010, B.4). */
const SEGMENT = 65_519;

/** The same JPEG with an ICC profile written right after its start; pixels stay as they are. */
export function withProfile(jpeg: Uint8Array, icc: Uint8Array | null): Uint8Array {
  if (!icc) return jpeg;
  // JFIF wants to be the first segment.
  const jfif = jpeg[2] === 0xff && jpeg[3] === 0xe0 ? 4 + (jpeg[4] as number) * 256 + (jpeg[5] as number) : 2;
  return Buffer.concat([jpeg.subarray(0, jfif), profileSegments(icc), jpeg.subarray(jfif)]);
}

/** A profile as a JPEG carries it, before the first table or frame. */
export function profileSegments(icc: Uint8Array): Uint8Array {
  const count = Math.ceil(icc.length / SEGMENT);
  const segments = Array.from({ length: count }, (_, index) => {
    const data = icc.subarray(index * SEGMENT, (index + 1) * SEGMENT);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + MARKER.length + 2 + data.length, 2);
    return Buffer.concat([head, MARKER, Buffer.from([index + 1, count]), data]);
  });
  return Buffer.concat(segments);
}
