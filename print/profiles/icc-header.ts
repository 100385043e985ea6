/** Members of an ICC profile's first 128 bytes (ICC.1:2010, 7.2). */
export interface IccHeader {
  readonly size: number;
  readonly majorVersion: number;
  /** "mntr" display, "scnr" input, "prtr" output, "spac" colour space ... */
  readonly profileClass: string;
  /** "RGB ", "CMYK", "GRAY", "Lab " ... */
  readonly colourSpace: string;
  readonly connectionSpace: string;
  readonly components: 1 | 3 | 4 | null;
}

const componentsOf: Readonly<Record<string, 1 | 3 | 4>> = { GRAY: 1, "RGB ": 3, "Lab ": 3, CMYK: 4 };

/** Null when the bytes are no ICC profile. */
export function iccHeader(bytes: Uint8Array): IccHeader | null {
  if (bytes.length < 132 || latin1(bytes, 36, 4) !== "acsp") return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const colourSpace = latin1(bytes, 16, 4);
  return {
    size: view.getUint32(0),
    majorVersion: view.getUint8(8),
    profileClass: latin1(bytes, 12, 4),
    colourSpace,
    connectionSpace: latin1(bytes, 20, 4),
    components: componentsOf[colourSpace] ?? null,
  };
}

/**
 * A photo's profile when a PDF 1.6 reader can use it for that many components, else null: the photo then counts as
 * untagged. Damaged profiles, device links and version 5 (iccMAX) are not usable.
 */
export function usableProfile(bytes: Uint8Array | null, components: number): Uint8Array | null {
  if (!bytes) return null;
  const header = iccHeader(bytes);
  if (!header || header.components !== components || header.colourSpace === "Lab ") return null;
  if (header.size > bytes.length || header.size < 132 || header.majorVersion > 4) return null;
  if (!["mntr", "scnr", "prtr", "spac"].includes(header.profileClass)) return null;
  return bytes;
}

function latin1(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
