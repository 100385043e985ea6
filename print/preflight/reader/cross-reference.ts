import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { ByteSource } from "../../byte-source.ts";
import { decodeStream } from "./decode-stream.ts";
import { objectAt } from "./indirect-object.ts";
import { dictionaryOf, isArray, isStream, nameOf, numberOf, type PdfDictionary, type PdfObject } from "./objects.ts";
import { isOperator, Parser } from "./parser.ts";

/** Place of an object: at an offset of the file, or inside an object stream. */
export type Place =
  | { readonly kind: "offset"; readonly offset: number }
  | { readonly kind: "compressed"; readonly container: number; readonly index: number };

export interface CrossReference {
  readonly places: ReadonlyMap<number, Place>;
  /** Newest trailer first; older revisions follow. */
  readonly trailers: readonly PdfDictionary[];
}

export type StructureFault = "no-start" | "broken-table" | "no-trailer" | "too-many-objects";

const TAIL = 2048;
const REVISION_LIMIT = 64;
const OBJECT_LIMIT = 1_000_000;
/** A line of the table is 20 bytes; a table of a million objects has 20 MB. */
const TABLE_WINDOW = 24 << 20;

/** Reads all revisions of the cross-reference, tables and streams alike (ISO 32000-1, 7.5.4 and 7.5.8). */
export async function readCrossReference(source: ByteSource): Promise<Outcome<CrossReference, StructureFault>> {
  const tail = Buffer.from(await source.read(Math.max(0, source.size - TAIL), TAIL)).toString("latin1");
  const start = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(tail)?.[1];
  if (start === undefined) return failed("no-start");
  const places = new Map<number, Place>();
  const trailers: PdfDictionary[] = [];
  const seen = new Set<number>();
  for (const queue = [Number(start)]; queue.length > 0; ) {
    const offset = queue.shift() as number;
    if (seen.has(offset) || seen.size >= REVISION_LIMIT) return failed("broken-table");
    seen.add(offset);
    const section = await sectionAt(source, offset);
    if (!section) return failed("broken-table");
    for (const [number, place] of section.places) if (!places.has(number) && place) places.set(number, place);
    if (places.size > OBJECT_LIMIT) return failed("too-many-objects");
    trailers.push(section.trailer);
    for (const key of ["XRefStm", "Prev"]) {
      const next = numberOf(section.trailer.entries.get(key));
      if (next !== null) queue.push(next);
    }
  }
  return trailers[0]?.entries.has("Root") ? done({ places, trailers }) : failed("no-trailer");
}

interface Section {
  /** Null for free objects. */
  readonly places: ReadonlyMap<number, Place | null>;
  readonly trailer: PdfDictionary;
}

async function sectionAt(source: ByteSource, offset: number): Promise<Section | null> {
  const opening = Buffer.from(await source.read(offset, 4)).toString("latin1");
  return opening === "xref" ? tableAt(source, offset) : streamSectionAt(source, offset);
}

async function tableAt(source: ByteSource, offset: number): Promise<Section | null> {
  const parser = new Parser(await source.read(offset, TABLE_WINDOW));
  if (!isOperator(parser.next(), "xref")) return null;
  const places = new Map<number, Place | null>();
  for (;;) {
    const first = parser.next();
    if (isOperator(first, "trailer")) break;
    const count = parser.next();
    if (typeof first !== "number" || typeof count !== "number" || count > OBJECT_LIMIT) return null;
    for (let index = 0; index < count; index++) {
      const [at, generation, use] = [parser.next(), parser.next(), parser.next()];
      if (typeof at !== "number" || typeof generation !== "number" || !isOperator(use)) return null;
      places.set(first + index, use.operator === "n" ? { kind: "offset", offset: at } : null);
    }
  }
  const trailer = parser.next();
  const dictionary = isOperator(trailer) ? null : dictionaryOf(trailer);
  return dictionary && { places, trailer: dictionary };
}

async function streamSectionAt(source: ByteSource, offset: number): Promise<Section | null> {
  const found = await objectAt(source, offset);
  if (!found || !isStream(found.value)) return null;
  const { entries } = found.value.dictionary;
  const length = numberOf(entries.get("Length"));
  if (nameOf(entries.get("Type")) !== "XRef" || length === null) return null;
  const decoded = await decodeStream(source, found.value, length);
  const widths = numbers(entries.get("W"));
  if (!decoded.ok || widths.length < 3) return null;
  const index = numbers(entries.get("Index"));
  const ranges = index.length >= 2 ? index : [0, numberOf(entries.get("Size")) ?? 0];
  return { places: entriesOf(decoded.value, widths, ranges), trailer: found.value.dictionary };
}

function entriesOf(data: Uint8Array, widths: readonly number[], ranges: readonly number[]): Map<number, Place | null> {
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths.map((width) => Math.max(0, Math.min(8, width)));
  const places = new Map<number, Place | null>();
  let at = 0;
  const field = (width: number, absent: number) => {
    let value = width === 0 ? absent : 0;
    for (const end = at + width; at < end; at++) value = value * 256 + (data[at] ?? 0);
    return value;
  };
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    for (let index = 0; index < count && at < data.length && places.size <= OBJECT_LIMIT; index++) {
      const [type, second, third] = [field(typeWidth, 1), field(secondWidth, 0), field(thirdWidth, 0)];
      if (type === 1) places.set(first + index, { kind: "offset", offset: second });
      else if (type === 2) places.set(first + index, { kind: "compressed", container: second, index: third });
      else places.set(first + index, null);
    }
  }
  return places;
}

function numbers(object: PdfObject | undefined): number[] {
  return isArray(object) ? object.filter((item): item is number => typeof item === "number") : [];
}
