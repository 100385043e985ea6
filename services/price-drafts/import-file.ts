import type { BadLine } from "../../core/bad-line.ts";
import { changesBetween } from "../../core/data-changes.ts";
import { isNamed } from "../../core/data-shape.ts";
import type { Language } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { jsonLinesOf, notUtf8, parseJson, utf8Text } from "../../platform/imports/utf8-text.ts";
import type { DraftProblem } from "./contract.ts";
import { readCsv } from "./csv-file.ts";
import { countLines } from "./csv-merge.ts";
import type { Draft } from "./draft-store.ts";
import { fileWords } from "./file-words.ts";
import { lineOfPlace } from "./line-of-place.ts";
import type { Subject } from "./subjects.ts";

/** Largest file, in bytes: a hundred thousand lines are a tenth of it. */
export const importLimit = 64 * 1024 * 1024;

export interface ImportOptions {
  readonly format: "csv" | "json";
  /** Rows that the file does not name go away. */
  readonly complete: boolean;
  readonly language: Language;
  readonly check: (data: unknown) => Promise<readonly DraftProblem[]>;
  /** Hears of every error. */
  readonly bad: (error: BadLine) => void;
}

export interface ImportReading {
  /** The resulting draft; invalid after an error. */
  readonly data: unknown;
  readonly counts: { lines: number; changed: number; added: number; removed: number; unchanged: number };
  /** Wrong things that no line of the file says. */
  readonly problems: readonly DraftProblem[];
}

/** Reads a file against a draft and changes nothing. */
export async function readImport(
  subject: Subject,
  draft: Draft,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportReading> {
  let errors = 0;
  const bad = (error: BadLine) => {
    errors++;
    options.bad(error);
  };
  const read = options.format === "csv" ? readTable : readDocument;
  const { lineOf, ...reading } = await read(subject, draft, file, { ...options, bad });
  if (errors > 0) return { ...reading, problems: [] };
  const problems: DraftProblem[] = [];
  for (const problem of await options.check(reading.data)) {
    const line = problem.file === null ? lineOf(problem.place) : null;
    if (line === null) problems.push(problem);
    else bad({ line, column: options.format === "csv" ? "value" : "", place: problem.place, rule: problem.rule });
  }
  return { ...reading, problems };
}

type Reading = Omit<ImportReading, "problems"> & { readonly lineOf: (place: string) => number | null };

async function readTable(
  { shape }: Subject,
  draft: Draft,
  file: AsyncIterable<Uint8Array>,
  { complete, language, bad }: ImportOptions,
): Promise<Reading> {
  const { data, lineOfPlace: lines, ...counts } = await readCsv(shape, draft.data, file, { complete, language, bad });
  return { data, counts, lineOf: lineOfPlace(lines) };
}

async function readDocument(
  { shape }: Subject,
  draft: Draft,
  file: AsyncIterable<Uint8Array>,
  { language, bad }: ImportOptions,
): Promise<Reading> {
  const nothing = { lines: 0, changed: 0, added: 0, removed: 0, unchanged: 0 };
  const refused = (line: number, rule: string): Reading => {
    bad({ line, column: "", place: "", rule });
    return { data: null, counts: nothing, lineOf: () => null };
  };
  const text = await utf8Text(file);
  if (text === null) return refused(1, notUtf8(language));
  const parsed = parseJson(text, language);
  if (!parsed.ok) return refused(parsed.error.line, parsed.error.rule);
  const data = parsed.value;
  const kind = isNamed(data) && isNamed(draft.data) && data.kind === draft.data.kind;
  if (!kind) return refused(1, fileWords(localeOfLanguage(language))["other-list"]);
  const changes = changesBetween(shape, draft.data, data);
  const count = (what: string) => changes.filter((one) => one.what === what).length;
  const changed = count("changed") + count("order");
  const total = countLines(shape, data);
  const counts = { lines: text.split("\n").length, changed, added: count("added"), removed: count("removed") };
  const lines = await jsonLinesOf(text);
  return {
    data,
    counts: { ...counts, unchanged: Math.max(0, total - counts.changed - counts.added) },
    lineOf: (place) => lines.get(place) ?? null,
  };
}
