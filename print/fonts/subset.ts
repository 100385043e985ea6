import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The functions of HarfBuzz's subsetter that we call; pointers are numbers (hb-subset.h). */
interface HarfBuzzSubset {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const READ_ONLY = 1;
const NO_HINTING = 0x1;
const RETAIN_GLYPH_IDS = 0x2;
const NOTDEF_OUTLINE = 0x40;
const NO_LAYOUT_CLOSURE = 0x200;
const DROP_TABLES = 3;

/** The glyphs are chosen and placed already; a PDF needs outlines and widths only. */
const unneeded = [
  "GSUB",
  "GPOS",
  "GDEF",
  "BASE",
  "JSTF",
  "MATH",
  "kern",
  "morx",
  "STAT",
  "DSIG",
  "meta",
  "gasp",
  "LTSH",
];

let loaded: Promise<HarfBuzzSubset> | null = null;

/**
 * A font with only these glyphs, under their old ids; a variable font becomes its default instance. Deterministic. Null
 * when HarfBuzz cannot read the font.
 */
export async function subsetFont(data: Uint8Array, glyphs: Iterable<number>): Promise<Uint8Array | null> {
  loaded ??= load();
  const hb = await loaded;
  const copy = hb.malloc(data.length);
  new Uint8Array(hb.memory.buffer).set(data, copy);
  const blob = hb.hb_blob_create(copy, data.length, READ_ONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    const wanted = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
    const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
    for (const table of unneeded) hb.hb_set_add(dropped, tag(table));
    hb.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GLYPH_IDS | NOTDEF_OUTLINE | NO_LAYOUT_CLOSURE);
    hb.hb_subset_input_pin_all_axes_to_default(input, face);
    return written(hb, hb.hb_subset_or_fail(face, input));
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(copy);
  }
}

function written(hb: HarfBuzzSubset, face: number): Uint8Array | null {
  if (face === 0) return null;
  const blob = hb.hb_face_reference_blob(face);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(face);
  return bytes.length > 0 ? bytes : null;
}

async function load(): Promise<HarfBuzzSubset> {
  const path = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const hb = instance.exports as WebAssembly.Exports & HarfBuzzSubset;
  hb._initialize();
  return hb;
}

function tag(text: string): number {
  return Buffer.from(text.padEnd(4), "latin1").readUInt32BE();
}
