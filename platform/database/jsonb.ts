import { type ColumnType, type RawBuilder, sql } from "kysely";

declare const jsonText: unique symbol;
/** A value written by `jsonb()`; nothing else can be put in a jsonb column. */
export interface JsonbText {
  readonly [jsonText]: true;
}

/** A jsonb column: read as `unknown` (parse it by the schema of its service), written by `jsonb(value)`. */
export type Jsonb = ColumnType<unknown, JsonbText, JsonbText>;

/**
 * A value for a jsonb column. Needed because pg writes a bare array as a PostgreSQL array.
 *
 * @example
 * db.insertInto("design").values({ document: jsonb(document) })
 */
export function jsonb(value: unknown): RawBuilder<JsonbText> {
  return sql<JsonbText>`${JSON.stringify(value)}::jsonb`;
}
