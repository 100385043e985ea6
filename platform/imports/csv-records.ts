import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { inSlices } from "./slices.ts";

/** A line of a table and where it ends in the file. */
interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * The lines of a table (RFC 4180, UTF-8), so that the file itself is never in memory as a whole. The delimiter (comma,
 * semicolon or tab) is the one of the first line. However long it is, other requests are answered in between.
 *
 * @throws CsvError for what is no table, TypeError for what is not UTF-8; `lineOfCsvError` says where
 */
export async function* csvRecords(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const texts = decoded(file);
  let head = "";
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    head += next.value;
    if (head.includes("\n") || head.length > 65_536) break;
  }
  const first = head.split("\n", 1)[0] ?? "";
  const delimiter = [";", "\t"].find((one) => first.includes(one)) ?? ",";
  const all = async function* () {
    yield head;
    yield* texts;
  };
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  });
  const source = Readable.from(all());
  source.on("error", (error) => parser.destroy(error));
  yield* inSlices(source.pipe(parser) as AsyncIterable<CsvRecord>);
}

/** @throws TypeError for what is not UTF-8 */
async function* decoded(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  for await (const bytes of file) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * Line at which a file is no longer a table; without a message it is not UTF-8.
 *
 * @param near the line to name when the error does not say
 * @throws any other error, unchanged
 */
export function lineOfCsvError(error: unknown, near: number): { readonly line: number; readonly message?: string } {
  if (error instanceof CsvError) return { line: Number(error.lines ?? near - 1), message: error.message };
  if (error instanceof TypeError) return { line: near };
  throw error;
}
