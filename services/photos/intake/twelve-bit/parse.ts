import { bytesSource } from "../../../../print/byte-source.ts";
import { walkSegments } from "../../../../print/jpeg/segments.ts";
import { type HuffmanTable, huffmanTable } from "./huffman.ts";
import { zigzag } from "./inverse-dct.ts";

export interface TwelveBitJpeg {
  readonly width: number;
  readonly height: number;
  readonly components: readonly FrameComponent[];
  readonly scans: readonly Scan[];
}

export interface FrameComponent {
  readonly id: number;
  readonly horizontal: number;
  readonly vertical: number;
  readonly quantisation: number;
}

/** Each scan keeps the tables that were in force when it began. */
export interface Scan {
  readonly data: Uint8Array;
  readonly restartInterval: number;
  readonly components: readonly ScanComponent[];
}

export interface ScanComponent {
  /** Index in the frame. */
  readonly index: number;
  readonly dc: HuffmanTable;
  readonly ac: HuffmanTable;
  /** Steps in rows, not zigzag. */
  readonly quantisation: Uint16Array;
}

const SOF1 = 0xc1;
const DHT = 0xc4;
const SOS = 0xda;
const DQT = 0xdb;
const DRI = 0xdd;

/** Takes a JPEG of process "extended sequential, Huffman" apart; null when it is none or not whole. */
export async function parseTwelveBit(file: Uint8Array): Promise<TwelveBitJpeg | null> {
  const huffman = new Map<number, HuffmanTable>();
  const quantisation = new Map<number, Uint16Array>();
  let restartInterval = 0;
  let frame: Omit<TwelveBitJpeg, "scans"> | null = null;
  let announced: readonly ScanComponent[] | null = null;
  const scans: Scan[] = [];
  const walk = walkSegments(bytesSource(file), { scans: true });
  for (let step = await walk.next(); ; step = await walk.next()) {
    if (step.done) return step.value === null && frame && scans.length > 0 ? { ...frame, scans } : null;
    const { kind, marker, payload, end } = step.value;
    const bytes = file.subarray(payload, end);
    if (kind === "scan" && announced) scans.push({ data: bytes, restartInterval, components: announced });
    else if (marker === DHT && !readHuffman(bytes, huffman)) return null;
    else if (marker === DQT && !readQuantisation(bytes, quantisation)) return null;
    else if (marker === DRI) restartInterval = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
    else if (marker === SOF1) frame = readFrame(bytes);
    else if (marker === SOS) {
      announced = frame && readScanHeader(bytes, frame.components, huffman, quantisation);
      if (!announced) return null;
    }
  }
}

function readFrame(bytes: Uint8Array): Omit<TwelveBitJpeg, "scans"> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = bytes[5] ?? 0;
  if (bytes.length < 6 + count * 3 || bytes[0] !== 12 || (count !== 1 && count !== 3)) return null;
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, table = 0] = bytes.subarray(6 + index * 3);
    return { id, horizontal: sampling >> 4, vertical: sampling & 15, quantisation: table };
  });
  const lawful = ({ horizontal, vertical }: FrameComponent) => [horizontal, vertical].every((f) => f >= 1 && f <= 4);
  return components.every(lawful) ? { height: view.getUint16(1), width: view.getUint16(3), components } : null;
}

function readHuffman(bytes: Uint8Array, tables: Map<number, HuffmanTable>): boolean {
  for (let at = 0; at < bytes.length; ) {
    const counts = bytes.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const table = huffmanTable(counts, bytes.subarray(at + 17, at + 17 + total));
    if (counts.length < 16 || !table) return false;
    tables.set(bytes[at] as number, table);
    at += 17 + total;
  }
  return true;
}

function readQuantisation(bytes: Uint8Array, tables: Map<number, Uint16Array>): boolean {
  for (let at = 0; at < bytes.length; ) {
    const head = bytes[at] as number;
    const wide = head >> 4 === 1;
    const size = wide ? 128 : 64;
    if (at + 1 + size > bytes.length) return false;
    const steps = new Uint16Array(64);
    for (let k = 0; k < 64; k++) {
      const place = at + 1 + (wide ? k * 2 : k);
      const step = wide ? (bytes[place] as number) * 256 + (bytes[place + 1] as number) : (bytes[place] as number);
      steps[zigzag[k] as number] = step;
    }
    tables.set(head & 15, steps);
    at += 1 + size;
  }
  return true;
}

function readScanHeader(
  bytes: Uint8Array,
  frame: readonly FrameComponent[],
  huffman: ReadonlyMap<number, HuffmanTable>,
  quantisation: ReadonlyMap<number, Uint16Array>,
): readonly ScanComponent[] | null {
  const components: ScanComponent[] = [];
  for (let number = 0; number < (bytes[0] ?? 0); number++) {
    const [id, tables = 0] = bytes.subarray(1 + number * 2);
    const index = frame.findIndex((component) => component.id === id);
    const dc = huffman.get(tables >> 4);
    const ac = huffman.get(0x10 | (tables & 15));
    const steps = quantisation.get(frame[index]?.quantisation ?? -1);
    if (!dc || !ac || !steps) return null;
    components.push({ index, dc, ac, quantisation: steps });
  }
  return components.length > 0 ? components : null;
}
