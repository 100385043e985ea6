import type { Oddity } from "../inspection.ts";
import { filterSteps } from "../reader/decode-stream.ts";
import {
  dictionaryOf,
  isArray,
  isStream,
  nameOf,
  type PdfDictionary,
  type PdfObject,
  type PdfStream,
} from "../reader/objects.ts";
import type { PdfFile } from "../reader/pdf-file.ts";

const OBJECT_LIMIT = 50_000;
const NESTING_LIMIT = 64;

/** Filters that this house reads or passes on; others are named. */
const known = new Set([
  "FlateDecode",
  "DCTDecode",
  "ASCIIHexDecode",
  "ASCII85Decode",
  "RunLengthDecode",
  "CCITTFaxDecode",
  "JBIG2Decode",
  "JPXDecode",
]);

export interface AllObjects {
  readonly oddities: readonly Oddity[];
  readonly scripts: boolean;
  readonly damage: readonly string[];
}

/** Inspects every object of the file once, used or not: printers' systems do not always ignore unused ones. */
export async function lookAtAllObjects(file: PdfFile): Promise<AllObjects> {
  const oddities: Oddity[] = [];
  const damage: string[] = [];
  let scripts = false;
  const numbers = [...file.numbers].slice(0, OBJECT_LIMIT);
  if (numbers.length < file.numbers.size) damage.push("too-many-objects");
  for (const number of numbers) {
    const object = await file.resolve({ kind: "reference", object: number });
    const note = (kind: Oddity["kind"]) => oddities.push({ kind, object: `${number} 0 R` });
    if (isStream(object)) {
      for (const { filter } of filterSteps(object.dictionary)) {
        if (filter === "LZWDecode" || filter === "LZW") note("lzw");
        else if (!known.has(filter)) note("foreign-filter");
      }
      if (!(await endsWhereItSays(file, object))) damage.push(`stream-length ${number}`);
    }
    for (const dictionary of dictionariesIn(object)) {
      const { entries } = dictionary;
      if (entries.has("JS") || nameOf(entries.get("S")) === "JavaScript") scripts = true;
      for (const kind of oddityOf(dictionary)) note(kind);
    }
  }
  for (const number of file.broken) damage.push(`object ${number}`);
  return { oddities, scripts, damage };
}

function* oddityOf({ entries }: PdfDictionary): Generator<Oddity["kind"]> {
  const transfer = entries.get("TR2") ?? entries.get("TR");
  const isState = nameOf(entries.get("Type")) === "ExtGState" || entries.has("OPM") || entries.has("TR2");
  if (isState && transfer !== undefined && !["Identity", "Default"].includes(nameOf(transfer) ?? ""))
    yield "transfer-curve";
  if (isState && entries.has("HTP")) yield "halftone";
  if (nameOf(entries.get("Subtype")) === "PS" || entries.has("PS")) yield "postscript";
  if (entries.has("OPI")) yield "opi";
  if (nameOf(entries.get("Subtype")) === "Form" && entries.has("Ref")) yield "reference-object";
}

function* dictionariesIn(object: PdfObject, depth = 0): Generator<PdfDictionary> {
  if (depth > NESTING_LIMIT) return;
  const dictionary = dictionaryOf(object);
  if (dictionary) yield dictionary;
  const inside = dictionary ? [...dictionary.entries.values()] : isArray(object) ? object : [];
  for (const value of inside) yield* dictionariesIn(value, depth + 1);
}

async function endsWhereItSays(file: PdfFile, stream: PdfStream): Promise<boolean> {
  const length = await file.length(stream);
  if (length === null || length < 0) return false;
  const after = Buffer.from(await file.source.read(stream.start + length, 16)).toString("latin1");
  return /^\s*endstream/.test(after);
}
