import { Kysely, PostgresDialect } from "kysely";
import type { Database, Db, Tables } from "./database.ts";

/** The same database, whose statements are noted in the order in which they were sent. */
export function watchedDatabase({ pool }: Database): { readonly db: Db; readonly statements: string[] } {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql.replace(/\s+/g, " ").trim()),
  });
  return { db, statements };
}
