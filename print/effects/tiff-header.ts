export interface TiffFacts {
  readonly width: number;
  readonly height: number;
  /** Grey, RGB or CMYK. */
  readonly components: 1 | 3 | 4;
  /** Sixteen bits are big-endian. */
  readonly bits: 8 | 16;
  readonly icc: Uint8Array | null;
}

const STRIP = 64 * 1024;
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/** Photometric interpretation by components (TIFF 6.0). */
const interpretations = { 1: 1, 3: 2, 4: 5 } as const;

/**
 * All of an uncompressed TIFF but its samples, which follow row by row, interleaved. It lets a decoder read raw samples
 * from a file strip by strip instead of from memory, and carries their profile.
 */
export function tiffHeader({ width, height, components, bits, icc }: TiffFacts): Uint8Array {
  const row = (width * components * bits) / 8;
  const rows = Math.min(height, Math.max(1, Math.floor(STRIP / row)));
  const strips = Math.ceil(height / rows);
  const counts = Array.from({ length: strips }, (_, index) => Math.min(rows, height - index * rows) * row);
  const entries: Entry[] = [
    { tag: 256, type: LONG, values: [width] },
    { tag: 257, type: LONG, values: [height] },
    { tag: 258, type: SHORT, values: Array(components).fill(bits) },
    { tag: 259, type: SHORT, values: [1] },
    { tag: 262, type: SHORT, values: [interpretations[components]] },
    { tag: 273, type: LONG, values: counts.map(() => 0) },
    { tag: 277, type: SHORT, values: [components] },
    { tag: 278, type: LONG, values: [rows] },
    { tag: 279, type: LONG, values: counts },
    { tag: 284, type: SHORT, values: [1] },
    ...(icc ? [{ tag: 34_675, type: UNDEFINED, values: [...icc] }] : []),
  ];
  const directory = 8 + 2 + entries.length * 12 + 4;
  const start = entries.reduce((sum, entry) => sum + outside(entry), directory);
  const offsets = entries.find(({ tag }) => tag === 273) as Entry;
  let at = start;
  for (const [index, count] of counts.entries()) {
    offsets.values[index] = at;
    at += count;
  }
  return written(entries, directory, start);
}

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly values: number[];
}

const sizes: Readonly<Record<number, number>> = { [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 };

const bytesOf = ({ type, values }: Entry): number => (sizes[type] ?? 1) * values.length;

/** Values of more than four bytes are outside the directory, at even offsets. */
const outside = (entry: Entry): number => (bytesOf(entry) > 4 ? bytesOf(entry) + (bytesOf(entry) % 2) : 0);

function written(entries: readonly Entry[], directory: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write("MM\0*", "latin1");
  bytes.writeUInt32BE(8, 4);
  bytes.writeUInt16BE(entries.length, 8);
  let free = directory;
  for (const [index, entry] of entries.entries()) {
    const at = 10 + index * 12;
    bytes.writeUInt16BE(entry.tag, at);
    bytes.writeUInt16BE(entry.type, at + 2);
    bytes.writeUInt32BE(entry.values.length, at + 4);
    const away = outside(entry);
    if (away > 0) bytes.writeUInt32BE(free, at + 8);
    writeValues(bytes, away > 0 ? free : at + 8, entry);
    free += away;
  }
  return bytes;
}

function writeValues(bytes: Buffer, start: number, { type, values }: Entry): void {
  const size = sizes[type] ?? 1;
  for (const [index, value] of values.entries()) bytes.writeUIntBE(value, start + index * size, size);
}
