import type { BadLine } from "../../core/bad-line.ts";
import type { DataShape } from "../../core/data-shape.ts";
import { valueText } from "../../core/data-values.ts";
import type { Language } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { valueRuleText } from "../../core/value-rule-words.ts";
import { csvCell, plainCell } from "../../platform/imports/csv-cells.ts";
import { csvRecords, lineOfCsvError } from "../../platform/imports/csv-records.ts";
import { notUtf8 } from "../../platform/imports/utf8-text.ts";
import { dataLines } from "./csv-lines.ts";
import { createMerge, type LineRule } from "./csv-merge.ts";
import { fileWords } from "./file-words.ts";

export interface CsvStyle {
  /** For spreadsheets that take a file without it for something else. */
  readonly bom: boolean;
  /** A comma in numbers needs a semicolon between values, as German spreadsheets write both. */
  readonly decimal: "point" | "comma";
}

/** The whole of a document as a table (RFC 4180, UTF-8), in pieces. */
export function* csvOf(shape: DataShape, data: unknown, { bom, decimal }: CsvStyle): Generator<string> {
  const most = Math.max(1, mostKeys(shape));
  const between = decimal === "comma" ? ";" : ",";
  const keys = Array.from({ length: most }, (_, index) => `key${index + 1}`);
  const row = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell, between)).join(between)}\r\n`;
  let piece = `${bom ? "\uFEFF" : ""}${row(["path", ...keys, "value", "unit"])}`;
  for (const { pattern, keys: names, shape: leaf, value, currency } of dataLines(shape, data)) {
    const unit = currency ?? unitText(leaf);
    piece += row([pattern, ...keys.map((_, index) => names[index] ?? ""), valueText(leaf, value, decimal), unit]);
    if (piece.length > 32_000) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}

const unitText = (shape: DataShape): string =>
  shape.kind === "number" && shape.unit !== null
    ? (({ ppm: "%", percent: "%", um: "µm", cents: "", clock: "" } as Record<string, string>)[shape.unit] ?? shape.unit)
    : "";

function mostKeys(shape: DataShape): number {
  switch (shape.kind) {
    case "list":
      return 1 + mostKeys(shape.item);
    case "map":
      return 1 + mostKeys(shape.value);
    case "object":
      return Math.max(0, ...shape.fields.map((field) => mostKeys(field.shape)));
    case "either":
      return Math.max(0, ...shape.cases.flatMap(({ fields }) => fields.map((field) => mostKeys(field.shape))));
    default:
      return 0;
  }
}

export interface CsvReading {
  readonly data: unknown;
  readonly lines: number;
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly lineOfPlace: ReadonlyMap<string, number>;
}

/**
 * Reads a table into a copy of a document by lines, so that the file is never completely in memory. `bad` receives
 * every bad line; the document is then invalid.
 *
 * @param complete removes rows that the file does not name
 */
export async function readCsv(
  shape: DataShape,
  base: unknown,
  file: AsyncIterable<Uint8Array>,
  { complete, language, bad }: { complete: boolean; language: Language; bad: (error: BadLine) => void },
): Promise<CsvReading> {
  const merge = createMerge(shape, base);
  const counts = { changed: 0, added: 0, unchanged: 0 };
  const report = (line: number, column: string, place: string, rule: string) => bad({ line, column, place, rule });
  let lines = 0;
  let columns: Columns | null = null;
  try {
    for await (const { record, info } of csvRecords(file)) {
      const line = info.lines;
      if (!columns) {
        columns = readColumns(record);
        if (columns) continue;
        report(1, "", "", fileWords(localeOfLanguage(language)).head);
        break;
      }
      lines++;
      const text = record[columns.value] ?? "";
      const pattern = (record[columns.path] ?? "").trim();
      const keys = columns.keys.map((at) => plainCell(record[at] ?? ""));
      const merged = merge.merge(line, pattern, keys, plainCell(text));
      if (merged.ok) counts[merged.what]++;
      else
        report(
          line,
          merged.column,
          [pattern, ...keys.filter(Boolean)].join(" "),
          brokenText(merged.broken, text, language),
        );
    }
  } catch (error) {
    const broken = lineOfCsvError(error, lines + 2);
    report(broken.line, "", "", broken.message ?? notUtf8(language));
  }
  const removed = complete ? merge.removeUntouched() : 0;
  return { ...counts, lines, removed, data: merge.data, lineOfPlace: removed > 0 ? new Map() : merge.lineOfPlace };
}

interface Columns {
  readonly path: number;
  readonly keys: readonly number[];
  readonly value: number;
}

function readColumns(head: readonly string[]): Columns | null {
  const names = head.map((name) => name.trim().toLowerCase());
  const keys = names.flatMap((name, index) => (/^key\d+$/.test(name) ? [index] : []));
  const [path, value] = [names.indexOf("path"), names.indexOf("value")];
  return path < 0 || value < 0 ? null : { path, value, keys };
}

function brokenText(broken: LineRule, text: string, language: Language): string {
  const say = fileWords(localeOfLanguage(language));
  switch (broken.rule) {
    case "no-such-path":
    case "too-few-keys":
    case "too-many-keys":
    case "not-a-value":
      return say[broken.rule];
    case "no-such-row":
      return say["no-such-row"](broken);
    case "repeats":
      return say.repeats(broken);
    default:
      return valueRuleText(broken, text, language);
  }
}
