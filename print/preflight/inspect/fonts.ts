import { fontMetrics, sfntTables } from "../../fonts/sfnt.ts";
import type { FontFacts, FontProgram } from "../inspection.ts";
import {
  dictionaryOf,
  isArray,
  isStream,
  nameOf,
  numberOf,
  type PdfDictionary,
  type PdfObject,
} from "../reader/objects.ts";
import type { PdfFile } from "../reader/pdf-file.ts";
import { readToUnicode } from "./font-texts.ts";

const RUN_LIMIT = 65_536;

/** Facts of a font dictionary and of its embedded program, for comparison. */
export async function fontFacts(file: PdfFile, font: PdfDictionary): Promise<FontFacts> {
  const subtype = nameOf(await file.entry(font, "Subtype")) ?? "unknown";
  const descendants = await file.entry(font, "DescendantFonts");
  const inner = isArray(descendants) ? dictionaryOf(await file.resolve(descendants[0])) : null;
  const holder = inner ?? font;
  const name = nameOf(await file.entry(font, "BaseFont")) ?? nameOf(await file.entry(holder, "BaseFont")) ?? "unnamed";
  const toUnicode = await file.entry(font, "ToUnicode");
  const map = isStream(toUnicode) ? await file.data(toUnicode) : null;
  return {
    name,
    subtype,
    program: await program(file, dictionaryOf(await file.entry(holder, "FontDescriptor"))),
    subset: /^[A-Z]{6}\+/.test(name),
    byGlyph: subtype === "Type0" && nameOf(await file.entry(font, "Encoding")) === "Identity-H",
    width: await widths(file, holder),
    texts: map?.ok ? readToUnicode(map.value) : new Map(),
  };
}

async function program(file: PdfFile, descriptor: PdfDictionary | null): Promise<FontProgram | null> {
  for (const key of ["FontFile2", "FontFile3", "FontFile"]) {
    const stream = await file.entry(descriptor, key);
    if (!isStream(stream)) continue;
    const data = await file.data(stream);
    if (!data.ok) return null;
    const tables = sfntTables(data.value);
    const metrics = tables && fontMetrics(tables);
    if (!tables || !metrics) return key === "FontFile2" ? null : opaqueProgram;
    return {
      glyphCount: metrics.glyphCount,
      width: (glyph) => (metrics.advance(glyph) * 1000) / metrics.unitsPerEm,
      hasOutline: outlines(tables),
    };
  }
  return null;
}

/** Type 1 and bare CFF programs: there, but not looked into. */
const opaqueProgram: FontProgram = { glyphCount: 65_536, width: () => null, hasOutline: () => null };

function outlines(tables: ReadonlyMap<string, Uint8Array>): (glyph: number) => boolean | null {
  const loca = tables.get("loca");
  const head = tables.get("head");
  if (!loca || !head) return () => null;
  const view = new DataView(loca.buffer, loca.byteOffset, loca.length);
  const long = head[51] === 1;
  const offset = (glyph: number) => (long ? view.getUint32(glyph * 4) : view.getUint16(glyph * 2));
  const size = long ? 4 : 2;
  return (glyph) => ((glyph + 2) * size <= loca.length ? offset(glyph + 1) > offset(glyph) : false);
}

/** The W array of a composite font, the Widths of a simple one. */
async function widths(file: PdfFile, font: PdfDictionary): Promise<(glyph: number) => number> {
  const table = new Map<number, number>();
  const composite = await file.entry(font, "W");
  const fallback = numberOf(await file.entry(font, "DW")) ?? 1000;
  if (isArray(composite)) await readComposite(file, composite, table);
  const simple = await file.entry(font, "Widths");
  const first = numberOf(await file.entry(font, "FirstChar")) ?? 0;
  if (isArray(simple)) for (const [index, width] of simple.entries()) table.set(first + index, numberOf(width) ?? 0);
  return (glyph) => table.get(glyph) ?? fallback;
}

async function readComposite(file: PdfFile, list: readonly PdfObject[], table: Map<number, number>): Promise<void> {
  for (let at = 0; at < list.length && table.size < RUN_LIMIT; ) {
    const first = numberOf(await file.resolve(list[at])) ?? 0;
    const second = await file.resolve(list[at + 1]);
    if (isArray(second)) {
      for (const [index, width] of second.entries()) table.set(first + index, numberOf(width) ?? 0);
      at += 2;
    } else {
      const last = Math.min(numberOf(second) ?? first, first + RUN_LIMIT);
      const width = numberOf(await file.resolve(list[at + 2])) ?? 0;
      for (let glyph = first; glyph <= last; glyph++) table.set(glyph, width);
      at += 3;
    }
  }
}
