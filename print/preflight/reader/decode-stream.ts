import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { ByteSource } from "../../byte-source.ts";
import { decode, type FilterFault, type FilterStep } from "./filters.ts";
import { dictionaryOf, isArray, nameOf, type PdfDictionary, type PdfObject, type PdfStream } from "./objects.ts";

/** Decoded data larger than this are no content, profile or font of an honest print file. */
export const DECODED_LIMIT = 64 << 20;

/** The stream's decoded data. `length` is the resolved Length entry; references inside the filters are not followed. */
export async function decodeStream(
  source: ByteSource,
  stream: PdfStream,
  length: number,
): Promise<Outcome<Uint8Array, FilterFault>> {
  if (length < 0 || length > DECODED_LIMIT) return failed("too-large");
  let data: Uint8Array = await source.read(stream.start, length);
  if (data.length !== length) return failed("broken-data");
  for (const step of filterSteps(stream.dictionary)) {
    const decoded = decode(data, step, DECODED_LIMIT);
    if (!decoded.ok) return decoded;
    data = decoded.value;
  }
  return done(data);
}

/** Filters in the order they are undone, with their numeric parameters. At most eight: more is a decompression trap. */
export function filterSteps({ entries }: PdfDictionary): readonly FilterStep[] {
  const filters = asList(entries.get("Filter") ?? entries.get("F"));
  const parameters = asList(entries.get("DecodeParms") ?? entries.get("DP"));
  return filters.slice(0, 8).flatMap((object, index) => {
    const filter = nameOf(object);
    return filter === null ? [] : [{ filter, parameters: numericEntries(parameters[index]) }];
  });
}

function asList(object: PdfObject | undefined): readonly PdfObject[] {
  if (object === undefined || object === null) return [];
  return isArray(object) ? object : [object];
}

function numericEntries(object: PdfObject | undefined): ReadonlyMap<string, number> {
  const numeric = new Map<string, number>();
  for (const [key, value] of dictionaryOf(object)?.entries ?? [])
    if (typeof value === "number") numeric.set(key, value);
  return numeric;
}
