import { type RawBuilder, sql } from "kysely";
import { literally } from "../../../platform/database/like.ts";
import type { Condition, Filter } from "./parameters.ts";

type Sql<Value = unknown> = RawBuilder<Value>;
/** A jsonb value of the content and the same as text. */
interface Field {
  readonly json: Sql;
  readonly text: Sql;
  readonly value: string;
}

const listOf = (value: string) => value.split(",").map((one) => one.trim());

/** A pattern for LIKE with `*` as the only wildcard. */
export const likePattern = (pattern: string) => literally(pattern).replaceAll("*", "%");

/** Where a text is no number or date, the comparison is false and no error. */
const compared = (type: "numeric" | "timestamp", operator: "<" | ">") => (field: Field) => {
  const [as, than] = [sql.raw(type), type === "numeric" ? field.value : readMoment(field.value)];
  return sql<boolean>`case when pg_input_is_valid(${field.text}, ${sql.lit(type)}) then (${field.text})::${as} ${sql.raw(operator)} (${than})::${as} else false end`;
};

const isStates: Readonly<Record<string, (field: Field) => Sql<boolean>>> = {
  empty: ({ text }) => sql`coalesce(${text}, '') = ''`,
  not_empty: ({ text }) => sql`coalesce(${text}, '') <> ''`,
  empty_array: ({ json }) => sql`coalesce(${json}, 'null') = '[]'`,
  not_empty_array: ({ json }) => sql`(jsonb_typeof(${json}) = 'array' and ${json} <> '[]') is true`,
  null: ({ text }) => sql`${text} is null`,
  not_null: ({ text }) => sql`${text} is not null`,
  true: ({ json }) => sql`coalesce(${json}, 'null') = 'true'`,
  false: ({ json }) => sql`coalesce(${json}, 'null') = 'false'`,
};

const operations: Readonly<Record<string, (field: Field) => Sql<boolean>>> = {
  in: ({ text, value }) => sql`coalesce(${text} = any(${listOf(value)}::text[]), false)`,
  not_in: ({ text, value }) => sql`coalesce(${text} <> all(${listOf(value)}::text[]), true)`,
  like: ({ text, value }) => sql`coalesce(${text} ilike ${likePattern(value)}, false)`,
  not_like: ({ text, value }) => sql`coalesce(${text} not ilike ${likePattern(value)}, true)`,
  exists: ({ json, value }) => (value === "false" || value === "0" ? sql`${json} is null` : sql`${json} is not null`),
  in_array: ({ json, value }) => sql`(jsonb_typeof(${json}) = 'array' and ${json} ?| ${listOf(value)}::text[]) is true`,
  all_in_array: ({ json, value }) =>
    sql`(jsonb_typeof(${json}) = 'array' and ${json} ?& ${listOf(value)}::text[]) is true`,
  gt_date: compared("timestamp", ">"),
  lt_date: compared("timestamp", "<"),
  gt_int: compared("numeric", ">"),
  lt_int: compared("numeric", "<"),
  gt_float: compared("numeric", ">"),
  lt_float: compared("numeric", "<"),
  is: (field) => (isStates[field.value] as (field: Field) => Sql<boolean>)(field),
};

const isNumber = (value: string) => /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i.test(value) && value.length < 40;

/** A date with or without time, in UTC unless it says otherwise, as ISO 8601; null for anything else. */
export function readMoment(value: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value);
  if (!match) return null;
  const moment = new Date(`${match[1]}T${match[2] ?? "00:00"}${match[3] ?? "Z"}`);
  // 31 February does not exist, but would parse as a day in March.
  const day = new Date(`${match[1]}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || !day.toISOString().startsWith(match[1] ?? "")) return null;
  return moment.toISOString();
}

/** One sentence about a filter that means nothing, or null. */
export function filterProblem(filters: readonly Filter[]): string | null {
  for (const filter of filters) {
    for (const { path, operation, value } of "any" in filter ? filter.any.flat() : [filter]) {
      const name = `filter_query[${path.join(".")}][${operation}]`;
      if (!Object.hasOwn(operations, operation)) return `${name} is no known operation`;
      if (operation === "is" && !Object.hasOwn(isStates, value)) return `${name} knows no ${value}`;
      if (/_(int|float)$/.test(operation) && !isNumber(value)) return `${name} needs a number`;
      if (/_date$/.test(operation) && readMoment(value) === null)
        return `${name} needs a date such as 2026-11-21 18:00`;
    }
  }
  return null;
}

/**
 * The SQL of a list of filters, all of which must hold; without any, true.
 *
 * @param content the jsonb column or expression of a story's content
 * @param filters none of which has a problem
 */
export function filterSql(content: Sql, filters: readonly Filter[]): Sql<boolean>[] {
  return filters.map((filter) =>
    "any" in filter
      ? sql<boolean>`(${sql.join(
          filter.any.map(
            (conditions) =>
              sql`(${sql.join(
                conditions.map((one) => conditionSql(content, one)),
                sql` and `,
              )})`,
          ),
          sql` or `,
        )})`
      : conditionSql(content, filter),
  );
}

function conditionSql(content: Sql, { path, operation, value }: Condition): Sql<boolean> {
  const [first = "", ...rest] = path;
  // Written as the index on the component is.
  const text =
    first === "component" && rest.length === 0
      ? sql`${content} ->> 'component'`
      : sql`${content} #>> ${[...path]}::text[]`;
  const json = sql`(${content} #> ${[...path]}::text[])`;
  return (operations[operation] as (field: Field) => Sql<boolean>)({ text: sql`(${text})`, json, value });
}
