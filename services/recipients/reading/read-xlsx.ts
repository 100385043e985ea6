import type { CellRow } from "../../../core/cell-rows.ts";
import { unzipped } from "./unzip.ts";

/** Of one unpacked part; a list of 5,000 people is a hundredth of it. */
const MOST_UNPACKED = 32_000_000;
const MOST_CELLS = 400_000;

/** Cells of the first sheet of a workbook (ECMA-376, part 1, section 18); values only, no formula is computed. */
export function readXlsx(file: Uint8Array, most: number): readonly CellRow[] | null {
  const part = (name: string) => {
    const bytes = unzipped(file, name, MOST_UNPACKED);
    return bytes && new TextDecoder().decode(bytes);
  };
  const book = part("xl/workbook.xml");
  if (book === null) return null;
  const sheet = part(firstSheet(book, part("xl/_rels/workbook.xml.rels") ?? ""));
  if (sheet === null) return null;
  const shared = [...elements(part("xl/sharedStrings.xml") ?? "", "si")].map(({ body }) => textsOf(body));
  return rowsOf(sheet, shared, most);
}

function firstSheet(book: string, relations: string): string {
  const id = attribute([...elements(book, "sheet")][0]?.attributes ?? "", "r:id");
  const relation = [...elements(relations, "Relationship")].find((one) => attribute(one.attributes, "Id") === id);
  const target = relation && attribute(relation.attributes, "Target");
  if (!target) return "xl/worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

function rowsOf(sheet: string, shared: readonly string[], most: number): readonly CellRow[] {
  const rows: CellRow[] = [];
  let [line, cellsRead] = [0, 0];
  for (const row of elements(sheet, "row")) {
    line = Number(attribute(row.attributes, "r")) || line + 1;
    const cells: string[] = [];
    for (const { attributes, body } of elements(row.body, "c")) {
      const place = columnOf(attribute(attributes, "r") ?? "") ?? cells.length;
      if (place < 200) cells[place] = cellText(attribute(attributes, "t"), body, shared);
      if (++cellsRead > MOST_CELLS) return rows;
    }
    const filled = Array.from(cells, (cell) => cell ?? "");
    if (filled.some((cell) => cell.trim() !== "")) rows.push({ line, cells: filled });
    if (rows.length >= most) return rows;
  }
  return rows;
}

/** "C7" is column 2. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function cellText(type: string | null, body: string, shared: readonly string[]): string {
  if (type === "inlineStr") return textsOf(body);
  const [value] = elements(body, "v");
  if (!value || type === "e") return "";
  const text = unescaped(value.body);
  return type === "s" ? (shared[Number(text)] ?? "") : text;
}

/** All runs of a rich text, without what it says about the reading of signs. */
const textsOf = (body: string): string =>
  [...elements(body.replaceAll(/<rPh\b[\s\S]*?(?:<\/rPh>|$)/g, ""), "t")].map((one) => unescaped(one.body)).join("");

interface Element {
  readonly attributes: string;
  readonly body: string;
}

/** Elements of this name in order; none of those read here has one of its own name inside. */
function* elements(xml: string, name: string): Generator<Element> {
  const open = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, "g");
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const attributes = found[1] ?? "";
    if (attributes.endsWith("/")) {
      yield { attributes, body: "" };
      continue;
    }
    const close = new RegExp(`</(?:\\w+:)?${name}>`, "g");
    close.lastIndex = open.lastIndex;
    const end = close.exec(xml);
    yield { attributes, body: xml.slice(open.lastIndex, end?.index ?? xml.length) };
    open.lastIndex = end ? close.lastIndex : xml.length;
  }
}

const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes);
  return found ? unescaped(found[1] ?? "") : null;
};

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text
    .replaceAll(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, "$1")
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
