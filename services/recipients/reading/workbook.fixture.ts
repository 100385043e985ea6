import { deflateRawSync } from "node:zlib";

type Part = string | { readonly packed: Uint8Array; readonly size: number };

/** An archive in the form of spreadsheets, with the parts that list readers use. */
export function archiveOf(parts: Readonly<Record<string, Part>>): Uint8Array {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, part] of Object.entries(parts)) {
    const packed = Buffer.from(typeof part === "string" ? deflateRawSync(Buffer.from(part)) : part.packed);
    const size = typeof part === "string" ? Buffer.byteLength(part) : part.size;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}

/** A workbook of one sheet: cells of text, or what its rows are in XML. */
export function workbookOf(sheet: readonly (readonly string[])[] | string, strings?: Part): Uint8Array {
  const words: string[] = [];
  const cell = (text: string, row: number, column: number) =>
    text === "" ? "" : `<c r="${"ABCDEFGH"[column]}${row + 1}" t="s"><v>${words.push(text) - 1}</v></c>`;
  const rows =
    typeof sheet === "string"
      ? sheet
      : sheet
          .map((cells, row) => `<row r="${row + 1}">${cells.map((one, at) => cell(one, row, at)).join("")}</row>`)
          .join("");
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const shared = `<sst>${words.map((one) => `<si><r><t xml:space="preserve">${escaped(one)}</t></r></si>`).join("")}</sst>`;
  return archiveOf({
    "xl/workbook.xml": '<workbook><sheets><sheet name="Gäste" sheetId="7" r:id="rId3"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId3" Target="worksheets/sheet9.xml"/></Relationships>',
    "xl/sharedStrings.xml": shared,
    "xl/worksheets/sheet9.xml": strings ?? `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
}
