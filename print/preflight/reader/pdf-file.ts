import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { ByteSource } from "../../byte-source.ts";
import { type CrossReference, readCrossReference, type StructureFault } from "./cross-reference.ts";
import { decodeStream } from "./decode-stream.ts";
import type { FilterFault } from "./filters.ts";
import { objectAt } from "./indirect-object.ts";
import { isReference, isStream, numberOf, type PdfDictionary, type PdfObject, type PdfStream } from "./objects.ts";
import { isOperator, Parser } from "./parser.ts";

const CHAIN_LIMIT = 32;
const CACHE_LIMIT = 20_000;
const CONTAINER_LIMIT = 100_000;

/** A PDF opened for reading. Broken objects read as null and are remembered; nothing throws on bad bytes. */
export interface PdfFile {
  readonly source: ByteSource;
  /** "1.6", or null when the file does not begin like a PDF. */
  readonly version: string | null;
  readonly trailer: PdfDictionary;
  /** All object numbers in use. */
  readonly numbers: ReadonlySet<number>;
  /** Numbers of objects that the cross-reference promises and that could not be read so far. */
  readonly broken: ReadonlySet<number>;
  /** Follows references until something else is reached. */
  resolve(object: PdfObject | undefined): Promise<PdfObject>;
  /** The entry of a dictionary, resolved. */
  entry(dictionary: PdfDictionary | null, key: string): Promise<PdfObject>;
  /** Decoded data of a stream. */
  data(stream: PdfStream): Promise<Outcome<Uint8Array, FilterFault>>;
  /** The stream's length in the file. */
  length(stream: PdfStream): Promise<number | null>;
}

export async function openPdf(source: ByteSource): Promise<Outcome<PdfFile, StructureFault | "not-pdf">> {
  const head = Buffer.from(await source.read(0, 1024)).toString("latin1");
  const version = /%PDF-(\d\.\d)/.exec(head)?.[1] ?? null;
  if (version === null) return failed("not-pdf");
  const reference = await readCrossReference(source);
  return reference.ok ? done(fileOf(source, version, reference.value)) : reference;
}

function fileOf(source: ByteSource, version: string, { places, trailers }: CrossReference): PdfFile {
  const cache = new Map<number, PdfObject>();
  const containers = new Map<number, readonly PdfObject[]>();
  const broken = new Set<number>();

  const load = async (number: number): Promise<PdfObject> => {
    const known = cache.get(number);
    if (known !== undefined) return known;
    const place = places.get(number);
    let value: PdfObject | undefined = null;
    if (place?.kind === "offset") {
      const found = await objectAt(source, place.offset);
      if (found?.number !== number) broken.add(number);
      else value = found.value;
    } else if (place) {
      value = (await container(place.container))[place.index];
      if (value === undefined) broken.add(number);
    }
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(number, value ?? null);
    return value ?? null;
  };

  const container = async (number: number): Promise<readonly PdfObject[]> => {
    const known = containers.get(number);
    if (known) return known;
    // Set before reading, so that a container inside itself ends.
    containers.set(number, []);
    const stream = places.get(number)?.kind === "offset" ? await load(number) : null;
    const objects = isStream(stream) ? await objectsIn(file, stream) : [];
    containers.set(number, objects);
    return objects;
  };

  const resolve = async (object: PdfObject | undefined): Promise<PdfObject> => {
    let current: PdfObject = object ?? null;
    for (let step = 0; isReference(current); step++) {
      if (step === CHAIN_LIMIT) return null;
      current = await load(current.object);
    }
    return current;
  };

  const file: PdfFile = {
    source,
    version,
    broken,
    resolve,
    numbers: new Set(places.keys()),
    trailer: trailers[0] as PdfDictionary,
    entry: (dictionary, key) => resolve(dictionary?.entries.get(key)),
    length: async (stream) => numberOf(await resolve(stream.dictionary.entries.get("Length"))),
    async data(stream) {
      const length = await file.length(stream);
      if (length === null) return failed("broken-data");
      return decodeStream(source, await withFilters(file, stream), length);
    },
  };
  return file;
}

/** Filters may be references; the decoder wants them in place. */
async function withFilters(file: PdfFile, stream: PdfStream): Promise<PdfStream> {
  const entries = new Map(stream.dictionary.entries);
  for (const key of ["Filter", "DecodeParms"]) {
    const value = await file.entry(stream.dictionary, key);
    if (value === null) continue;
    entries.set(key, Array.isArray(value) ? await Promise.all(value.slice(0, 8).map(file.resolve)) : value);
  }
  return { ...stream, dictionary: { kind: "dictionary", entries } };
}

/** The objects of an object stream by index (ISO 32000-1, 7.5.7). */
async function objectsIn(file: PdfFile, stream: PdfStream): Promise<readonly PdfObject[]> {
  const count = numberOf(await file.entry(stream.dictionary, "N")) ?? 0;
  const first = numberOf(await file.entry(stream.dictionary, "First")) ?? 0;
  const data = await file.data(stream);
  if (!data.ok || count < 0 || count > CONTAINER_LIMIT) return [];
  const heads = new Parser(data.value);
  const objects: PdfObject[] = [];
  for (let index = 0; index < count; index++) {
    const [number, offset] = [heads.next(), heads.next()];
    if (typeof number !== "number" || typeof offset !== "number") break;
    const value = new Parser(data.value, first + offset).next();
    objects.push(value === undefined || isOperator(value) ? null : value);
  }
  return objects;
}
