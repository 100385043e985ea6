import type { BadLine } from "../../../core/bad-line.ts";
import { csvRecords, lineOfCsvError } from "../../../platform/imports/csv-records.ts";
import { mostOfKey } from "../definition/matcher-schema.ts";
import type { OfficeWords } from "./office-words.ts";

/** Visitors named in a file. */
export interface KeyList {
  /** Each once, in the file's order. */
  readonly keys: readonly string[];
  readonly doubles: number;
  readonly badCount: number;
  /** The first of them. */
  readonly bad: readonly BadLine[];
}

const mostBad = 50;
/** Heads that programs write over a column of keys. */
const heads = new Set(["key", "keys", "id", "visitor", "visitor_key", "besucher", "schlüssel"]);
/** Characters that no key of a cookie or of a program has, and that nobody sees. */
const unseen = /\p{Cc}/u;

/**
 * Reads keys from a text or table, one a line; in tables from the first column. Skips a header and empty lines.
 *
 * @throws never; a file that is no text is one bad line
 */
export async function readKeyList(file: AsyncIterable<Uint8Array>, words: OfficeWords["list"]): Promise<KeyList> {
  const keys = new Set<string>();
  let [doubles, badCount, line] = [0, 0, 0];
  const bad: BadLine[] = [];
  const refuse = (at: number, key: string, rule: string) => {
    badCount++;
    if (bad.length < mostBad) bad.push({ line: at, column: "1", place: shortened(key), rule });
  };
  try {
    for await (const { record, info } of csvRecords(file)) {
      const isFirst = line === 0;
      line = info.lines;
      const key = (record[0] ?? "").trim();
      if (isFirst && heads.has(key.toLowerCase())) continue;
      if (key === "") {
        if (record.some((cell) => cell.trim() !== "")) refuse(line, key, words.empty);
      } else if (key.length > mostOfKey) refuse(line, key, words.long({ length: key.length }));
      else if (unseen.test(key)) refuse(line, key, words.unseen);
      else if (keys.has(key)) doubles++;
      else keys.add(key);
    }
  } catch (error) {
    const where = lineOfCsvError(error, line + 1);
    refuse(where.line, "", where.message ?? words.text);
  }
  return { keys: [...keys], doubles, badCount, bad };
}

const shortened = (key: string): string => (key.length > 60 ? `${key.slice(0, 60)}…` : key);
