import pg from "pg";

/** PostgreSQL type numbers (pg_type.dat) whose values pg would hand out in a form we do not want. */
const int8 = 20;
const int8Array = 1016;
const date = 1082;
const dateArray = 1182;

/** bigint as number; a value no number can hold exactly is a bug of the schema and not rounded in silence. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number exactly`);
  return value;
}

const parseTextArray = pg.types.getTypeParser(1009 as never) as (text: string) => (string | null)[];

/** A date without time stays `YYYY-MM-DD`: as a `Date` it would move by a day with the server's time zone. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: parseInt8,
  [int8Array]: (text) => parseTextArray(text).map((item) => (item === null ? null : parseInt8(item))),
  [date]: (text) => text,
  [dateArray]: parseTextArray,
};

/**
 * Parsers of columns: bigint number, date "YYYY-MM-DD", timestamptz Date, json parsed, numeric text. Passed to a pool,
 * not set for the whole process, because graphile-worker expects pg's own.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : parsers[oid]) ??
    pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};
