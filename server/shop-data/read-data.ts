import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ZodType, z } from "zod";
import { type Path, valueAt } from "../../core/data-shape.ts";
import { type ListRule, ruleOfIssue } from "../../core/list-rules.ts";
import type { Language } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { placeOf } from "../../core/place.ts";
import type { Problem } from "./problem.ts";

export type Read<Value> = Outcome<Value, readonly Problem[]>;

/** A JSON file below the folder. */
export async function readJson(folder: string, file: string): Promise<Read<unknown>> {
  let text: string;
  try {
    text = await readFile(join(folder, file), "utf8");
  } catch (error) {
    return failed([{ file, place: "", rule: `cannot be read (${(error as NodeJS.ErrnoException).code})` }]);
  }
  try {
    return done(JSON.parse(text));
  } catch (error) {
    const message = (error as Error).message;
    const place = /\((line \d+ column \d+)\)/.exec(message)?.[1] ?? "";
    return failed([{ file, place, rule: `is not JSON: ${message.replace(/ in JSON at position .*/, "")}` }]);
  }
}

const { de, en, es, fr, it, nl } = z.locales;
/** zod's own sentences. */
const errorsOf: Readonly<Record<Language, ReturnType<typeof en>>> = {
  de: de(),
  en: en(),
  es: es(),
  fr: fr(),
  it: it(),
  nl: nl(),
};

/** Parses by the schema. Unknown members are refused: they are typing mistakes that would be lost silently. */
export function parseData<Value>(
  schema: ZodType<Value>,
  value: unknown,
  file: string,
  language: Language = "en",
): Read<Value> {
  const parsed = schema.safeParse(value, { error: errorsOf[language].localeError });
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      ...issue,
      rule: ruleOfIssue(issue, valueAt(value, issue.path as Path)) ?? issue.message,
    }));
    return failed(issues.map(({ path, rule }) => ({ file, place: placeOf(path), rule })));
  }
  const problems = [...lost(value, parsed.data), ...unstorable(value)].map(({ path, rule }) => ({
    file,
    place: placeOf(path),
    rule,
  }));
  return problems.length > 0 ? failed(problems) : done(parsed.data);
}

interface Place {
  readonly path: readonly PropertyKey[];
  readonly rule: ListRule;
}

/** Names that were written but not read. */
function lost(written: unknown, read: unknown, path: readonly PropertyKey[] = []): readonly Place[] {
  if (typeof written !== "object" || written === null || typeof read !== "object" || read === null) return [];
  return Object.entries(written).flatMap(([name, value]) => {
    const step = Array.isArray(written) ? Number(name) : name;
    const here = [...path, step];
    if (!Object.hasOwn(read, name)) return [{ path: here, rule: { rule: "no-such-field" } }];
    return lost(value, (read as Record<string, unknown>)[name], here);
  });
}

/** PostgreSQL keeps no character U+0000. */
function unstorable(value: unknown, path: readonly PropertyKey[] = []): readonly Place[] {
  if (typeof value === "string") return value.includes("\0") ? [{ path, rule: { rule: "null-character" } }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    unstorable(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
