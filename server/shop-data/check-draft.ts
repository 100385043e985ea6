import type { ZodType } from "zod";
import { addDays, type CalendarDate } from "../../core/calendar-date.ts";
import type { Path } from "../../core/data-shape.ts";
import type { ListRule } from "../../core/list-rules.ts";
import type { Language } from "../../core/locale.ts";
import { placeOf } from "../../core/place.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import type { TaxTable } from "../../core/tax.ts";
import { ladderProblemsOf } from "./check-ladders.ts";
import { checkShopData, checkTouched } from "./check-shop-data.ts";
import { type Problem, ruleWords } from "./problem.ts";
import { parseData } from "./read-data.ts";
import { fileOfCatalogue, type ShopData, shippingFile, taxFile } from "./shop-data.ts";

/** Most days ahead of a publication: a mistyped year would otherwise wait forever. */
const daysAhead = 731;

export interface DraftToCheck {
  /** Key of a kind, or tax, shipping. */
  readonly subject: string;
  readonly schema: ZodType;
  /** With its head, as it would be published. */
  readonly data: unknown;
  /** Null where its rows say from when they count. */
  readonly validFrom: CalendarDate | null;
}

/** A fault at one place of the data, or in other data (`file`) that contradicts it. */
export interface DraftProblem {
  readonly file: string | null;
  readonly place: string;
  readonly rule: string;
}

/**
 * Faults that the shop would have if this were published today; its rules are those of a folder of data.
 *
 * @param looked checks the whole shop, as before a publication, or only what the draft touches
 */
export function checkDraft(
  { subject, schema, data, validFrom }: DraftToCheck,
  published: ShopData,
  today: CalendarDate,
  language: Language,
  looked: "whole" | "touched" = "whole",
): readonly DraftProblem[] {
  const check = looked === "whole" ? checkShopData : checkTouched;
  const own = fileOf(subject);
  const parsed = parseData(schema, data, own, language);
  const ladders = ladderProblemsOf(own, data, language);
  const named = new Set(ladders.map(({ place }) => place));
  const all = parsed.ok
    ? [...ladders, ...tooFar(own, validFrom, today), ...check(folderOf(subject, data), published, today)]
    : [...ladders, ...parsed.error];
  // The schema and the check of a folder say of a list that it is wrong; the ladder says in which lines.
  const single = all.filter((one, index) => !(named.has(one.place) && one.file === own && index >= ladders.length));
  const said = single
    .flatMap((one) => atNames(one, data, own))
    .map(({ file, place, rule }) => ({
      file: file === own ? null : file,
      place,
      rule: ruleWords(rule, language),
    }));
  return [...new Map(said.map((one) => [`${one.file} ${one.place} ${one.rule}`, one])).values()];
}

/** Reports a missing text where the draft names it, once for all languages, because it is corrected there. */
function atNames(problem: Problem, data: unknown, own: string): readonly Problem[] {
  if (typeof problem.rule === "string" || problem.rule.rule !== "text-missing") return [problem];
  const places = labelPlaces(data, problem.place);
  const rule: ListRule = problem.place === "" ? { rule: "missing" } : { rule: "no-such-label" };
  return places.length === 0 ? [problem] : places.map((path) => ({ file: own, place: placeOf(path), rule }));
}

const labelPlaces = (value: unknown, key: string, path: Path = []): readonly Path[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, one]) => {
        const here = [...path, Array.isArray(value) ? Number(name) : name];
        return name === "label" && one === key ? [here] : labelPlaces(one, key, here);
      });

const fileOf = (subject: string): string =>
  ({ tax: taxFile, shipping: shippingFile })[subject] ?? fileOfCatalogue(subject);

function folderOf(subject: string, data: unknown): ShopData {
  const nothing: ShopData = {
    taxes: null,
    shipping: null,
    catalogues: [],
    labels: new Map(),
    pages: null,
    goods: null,
  };
  if (subject === "tax") return { ...nothing, taxes: data as TaxTable };
  if (subject === "shipping") return { ...nothing, shipping: data as ShippingTable };
  const { release, validFrom } = data as { release: number; validFrom: string };
  return { ...nothing, catalogues: [{ kind: subject, release, validFrom, data }] };
}

function tooFar(file: string, validFrom: CalendarDate | null, today: CalendarDate): readonly Problem[] {
  const last = addDays(today, daysAhead);
  return validFrom !== null && validFrom > last
    ? [{ file, place: "validFrom", rule: { rule: "not-after", day: last } }]
    : [];
}
