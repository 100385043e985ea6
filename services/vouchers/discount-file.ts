import type { BadLine } from "../../core/bad-line.ts";
import type { Language } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { placeOf } from "../../core/place.ts";
import { csvRecords, lineOfCsvError } from "../../platform/imports/csv-records.ts";
import { inSlices } from "../../platform/imports/slices.ts";
import { jsonLinesOf, notUtf8, parseJson, utf8Text } from "../../platform/imports/utf8-text.ts";
import { fileWords } from "./discount-file-words.ts";
import { type DiscountRule, discountRule } from "./discount-rule.ts";
import { columnOfPath, columnRule, discountColumns, ruleOfLine } from "./discount-table.ts";
import { readGiftCode } from "./gift-code.ts";

export interface FileOptions {
  readonly format: "csv" | "json";
  readonly language: Language;
  /** Product kinds that are sold. */
  readonly kinds: readonly string[];
  /** Hears of every bad line. */
  readonly bad: (line: BadLine) => void;
}

/** A code in a file, with its line. */
export interface FoundRule {
  readonly line: number;
  readonly rule: DiscountRule;
}

/** Reads codes of a file without changes. `bad` receives bad lines; the result contains the good ones. */
export async function readDiscounts(
  file: AsyncIterable<Uint8Array>,
  options: FileOptions,
): Promise<readonly FoundRule[]> {
  const { format, language, bad } = options;
  const found: FoundRule[] = [];
  const lineOfCode = new Map<string, number>();
  const words = fileWords(localeOfLanguage(language));

  /** @param spot place of a rule's path in the file */
  function take(line: number, given: unknown, spot: (path: readonly PropertyKey[]) => Omit<BadLine, "rule">): void {
    const read = discountRule.safeParse(given);
    if (!read.success) {
      // One error a place: the rule says what belongs there, whatever is wrong with it.
      const places = new Map(read.error.issues.map(({ path }) => [columnOfPath(path), path]));
      for (const [column, path] of places) bad({ ...spot(path), rule: columnRule(column, language) });
      return;
    }
    const rule = read.data;
    const before = lineOfCode.get(rule.code);
    lineOfCode.set(rule.code, before ?? line);
    const strange = rule.kinds.findIndex((kind) => !options.kinds.includes(kind));
    if (strange >= 0) bad({ ...spot(["kinds", strange]), rule: words.kind({ kind: rule.kinds[strange] ?? "" }) });
    else if (readGiftCode(rule.code) !== null) bad({ ...spot(["code"]), rule: words.likeGift });
    else if (before !== undefined) bad({ ...spot(["code"]), rule: words.repeats({ line: before }) });
    else found.push({ line, rule });
  }

  if (format === "csv") await readTable(file, options, take);
  else await readDocument(file, options, take);
  return found;
}

type Take = (line: number, given: unknown, spot: (path: readonly PropertyKey[]) => Omit<BadLine, "rule">) => void;

async function readTable(file: AsyncIterable<Uint8Array>, { language, bad }: FileOptions, take: Take): Promise<void> {
  const words = fileWords(localeOfLanguage(language));
  let columns: ReadonlyMap<string, number> | null = null;
  let last = 0;
  try {
    for await (const { record, info } of csvRecords(file)) {
      const line = info.lines;
      last = line;
      if (!columns) {
        columns = columnsOf(record);
        const strange = [...columns.keys()].find((name) => !discountColumns.includes(name));
        const isHead = ["code", "effect", "validFrom"].every((name) => columns?.has(name));
        if (isHead && strange === undefined) continue;
        bad({ line: 1, column: isHead ? (strange ?? "") : "", place: "", rule: isHead ? words.column : words.head });
        return;
      }
      const places = columns;
      const cell = (column: string) => record[places.get(column) ?? -1] ?? "";
      const place = cell("code").trim();
      take(line, ruleOfLine(cell), (path) => ({ line, column: columnOfPath(path), place }));
    }
  } catch (error) {
    const broken = lineOfCsvError(error, last + 1);
    bad({ line: broken.line, column: "", place: "", rule: broken.message ?? notUtf8(language) });
  }
}

/** Index of each column; of duplicates the first. */
const columnsOf = (head: readonly string[]): ReadonlyMap<string, number> =>
  new Map(head.map((name, at) => [name.trim(), at] as const).toReversed());

async function readDocument(
  file: AsyncIterable<Uint8Array>,
  { language, bad }: FileOptions,
  take: Take,
): Promise<void> {
  const whole = (line: number, rule: string) => bad({ line, column: "", place: "", rule });
  const text = await utf8Text(file);
  if (text === null) return whole(1, notUtf8(language));
  const parsed = parseJson(text, language);
  if (!parsed.ok) return whole(parsed.error.line, parsed.error.rule);
  const { discounts } = (parsed.value ?? {}) as { readonly discounts?: unknown };
  if (!Array.isArray(discounts)) return whole(1, fileWords(localeOfLanguage(language)).document);
  const lines = await jsonLinesOf(text);
  for await (const [index, given] of inSlices(discounts.entries())) {
    const own = lines.get(placeOf(["discounts", index])) ?? 1;
    take(own, given, (path) => {
      const place = placeOf(["discounts", index, ...(path as readonly (string | number)[])]);
      return { line: lines.get(place) ?? own, column: "", place };
    });
  }
}

/** The rule of a code that exists already and means something else. */
export const takenRule = (language: Language): string => fileWords(localeOfLanguage(language)).taken;
