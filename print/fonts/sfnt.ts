import { TextDecoder } from "node:util";

/** The tables of an OpenType file by tag, without those that exceed the file; null for other files. */
export function sfntTables(data: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  if (data.length < 12) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  if (![0x00010000, 0x74727565, 0x4f54544f].includes(view.getUint32(0))) return null;
  const tables = new Map<string, Uint8Array>();
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (entry + 16 > data.length) break;
    const offset = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);
    if (offset + length > data.length) continue;
    tables.set(String.fromCharCode(...data.subarray(entry, entry + 4)), data.subarray(offset, offset + length));
  }
  return tables;
}

/** Metrics for a font descriptor and a width array, in font units unless stated otherwise. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly box: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Degrees, counter-clockwise; negative for fonts that lean to the right. */
  readonly italicAngle: number;
  readonly glyphCount: number;
  advance(glyph: number): number;
}

/** Null when one of the tables every font has is missing or too short. */
export function fontMetrics(tables: ReadonlyMap<string, Uint8Array>): FontMetrics | null {
  const head = view(tables, "head", 54);
  const hhea = view(tables, "hhea", 36);
  const maxp = view(tables, "maxp", 6);
  const longMetrics = hhea?.getUint16(34) ?? 0;
  const hmtx = view(tables, "hmtx", longMetrics * 4);
  if (!head || !hhea || !maxp || !hmtx || longMetrics === 0) return null;
  const os2 = view(tables, "OS/2", 90);
  const box = [36, 38, 40, 42].map((at) => head.getInt16(at)) as [number, number, number, number];
  return {
    unitsPerEm: head.getUint16(18) || 1000,
    box,
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2 && os2.getUint16(0) >= 2 ? os2.getInt16(88) : hhea.getInt16(4),
    italicAngle: (view(tables, "post", 8)?.getInt32(4) ?? 0) / 65536,
    glyphCount: maxp.getUint16(4),
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4),
  };
}

const POSTSCRIPT_NAME = 6;

/** The PostScript name, reduced to what a PDF name bears; null when the font has none. */
export function postScriptName(tables: ReadonlyMap<string, Uint8Array>): string | null {
  const table = view(tables, "name", 6);
  if (!table) return null;
  const strings = table.getUint16(4);
  for (let index = 0; index < table.getUint16(2); index++) {
    const record = 6 + index * 12;
    if (record + 12 > table.byteLength) return null;
    if (table.getUint16(record + 6) !== POSTSCRIPT_NAME) continue;
    const start = table.byteOffset + strings + table.getUint16(record + 10);
    const bytes = new Uint8Array(table.buffer).subarray(start, start + table.getUint16(record + 8));
    const encoding = table.getUint16(record) === 1 ? "latin1" : "utf-16be";
    const written = new TextDecoder(encoding).decode(bytes).replace(/[^A-Za-z0-9-]/g, "");
    if (written) return written;
  }
  return null;
}

function view(tables: ReadonlyMap<string, Uint8Array>, tag: string, least: number): DataView | null {
  const table = tables.get(tag);
  if (!table || table.length < least) return null;
  return new DataView(table.buffer, table.byteOffset, table.length);
}
