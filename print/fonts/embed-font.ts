import { createHash } from "node:crypto";
import { array, dictionary, name, type Ref, reference, text } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import { type FontMetrics, fontMetrics, postScriptName, sfntTables } from "./sfnt.ts";
import { subsetFont } from "./subset.ts";
import { toUnicodeMap } from "./to-unicode.ts";
import { widthArray } from "./width-array.ts";

/** Symbolic: the font is addressed by glyph id, not by a Latin encoding (ISO 32000-1, table 123). */
const SYMBOLIC = "4";
/** OpenType does not contain the stem width; readers only use it to imitate a missing font, and ours are embedded. */
const STEM = "80";

/**
 * Writes a composite font with Identity-H encoding: two-byte codes are the glyph ids of the original file, which the
 * subset keeps. `texts` holds every used glyph. False when the font cannot be read.
 */
export async function embedFont(
  writer: PdfWriter,
  ref: Ref,
  font: Uint8Array,
  texts: ReadonlyMap<number, string>,
): Promise<boolean> {
  const glyphs = [...texts.keys()].sort((one, other) => one - other);
  const subset = await subsetFont(font, glyphs);
  const tables = subset && sfntTables(subset);
  const metrics = tables && fontMetrics(tables);
  if (!subset || !tables || !metrics || glyphs.some((glyph) => glyph >= metrics.glyphCount)) return false;
  const compact = tables.get("CFF ");
  const program = await writer.stream(
    writer.reserve(),
    compact ? { Subtype: "/CIDFontType0C" } : { Length1: String(subset.length) },
    compact ?? subset,
  );
  const baseFont = `${subsetTag(subset)}+${postScriptName(sfntTables(font) ?? tables) ?? "Font"}`;
  const descriptor = await writer.object(
    writer.reserve(),
    dictionary({
      Type: "/FontDescriptor",
      FontName: name(baseFont),
      Flags: SYMBOLIC,
      ...measures(metrics),
      StemV: STEM,
      [compact ? "FontFile3" : "FontFile2"]: reference(program),
    }),
  );
  const descendant = await writer.object(
    writer.reserve(),
    dictionary({
      Type: "/Font",
      Subtype: compact ? "/CIDFontType0" : "/CIDFontType2",
      BaseFont: name(baseFont),
      CIDSystemInfo: dictionary({ Registry: text("Adobe"), Ordering: text("Identity"), Supplement: "0" }),
      FontDescriptor: reference(descriptor),
      DW: "0",
      W: widthArray(glyphs, metrics),
      CIDToGIDMap: compact ? undefined : "/Identity",
    }),
  );
  const toUnicode = await writer.stream(writer.reserve(), {}, toUnicodeMap(texts));
  await writer.object(
    ref,
    dictionary({
      Type: "/Font",
      Subtype: "/Type0",
      BaseFont: name(baseFont),
      Encoding: "/Identity-H",
      DescendantFonts: array([reference(descendant)]),
      ToUnicode: reference(toUnicode),
    }),
  );
  return true;
}

function measures({ unitsPerEm, box, ascent, descent, capHeight, italicAngle }: FontMetrics) {
  const thousand = (value: number) => String(Math.round((value * 1000) / unitsPerEm));
  return {
    FontBBox: array(box.map(thousand)),
    ItalicAngle: String(Math.round(italicAngle)),
    Ascent: thousand(ascent),
    Descent: thousand(descent),
    CapHeight: thousand(capHeight),
  };
}

/** Six capitals that differ when the subset differs (ISO 32000-1, 9.6.4). */
function subsetTag(subset: Uint8Array): string {
  const digest = createHash("sha256").update(subset).digest();
  return String.fromCharCode(...[...digest.subarray(0, 6)].map((byte) => 65 + (byte % 26)));
}
