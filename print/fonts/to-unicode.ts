import { utf16Hex } from "../pdf/syntax.ts";

/** bfchar sections hold at most 100 entries (ISO 32000-1, 9.10.3 and Adobe's CMap specification). */
const SECTION = 100;

/** The CMap that gives each glyph id (two bytes) its text, for searching, copying and reading aloud. */
export function toUnicodeMap(texts: ReadonlyMap<number, string>): Uint8Array {
  const entries = [...texts]
    .filter(([, text]) => text !== "")
    .sort(([one], [other]) => one - other)
    .map(([glyph, text]) => `<${glyphHex(glyph)}> <${utf16Hex(text)}>`);
  const sections: string[] = [];
  for (let at = 0; at < entries.length; at += SECTION) {
    const section = entries.slice(at, at + SECTION);
    sections.push(`${section.length} beginbfchar\n${section.join("\n")}\nendbfchar\n`);
  }
  return Buffer.from(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${sections.join("")}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`);
}

export const glyphHex = (glyph: number): string => glyph.toString(16).padStart(4, "0").toUpperCase();
