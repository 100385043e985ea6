import { sql } from "kysely";
import type { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { literally } from "../../../platform/database/like.ts";
import type { FlagDefinition } from "../definition/flag-schema.ts";
import type { EnvironmentList, FlagList, flagsQuery, ListedFlag } from "./shapes.ts";

const pageSize = 50;

export async function environmentsOf(db: Db): Promise<EnvironmentList["environments"]> {
  return db.selectFrom("flag_environment").select(["id", "name"]).orderBy("id").execute();
}

/** A page of flags by name, each with who changed it last. */
export async function pageOfFlags(
  db: Db,
  environment: number,
  { state, search, page }: z.output<typeof flagsQuery>,
): Promise<FlagList> {
  let matching = flagsWithAuthors(db, environment).where("flag.is_archived", "=", state === "archived");
  if (state === "killed") matching = matching.where(isKilled);
  if (search) matching = matching.where("flag.name", "ilike", `%${literally(search)}%`);
  const [rows, { total }, counts] = await Promise.all([
    matching
      .select(columns)
      .orderBy("flag.name")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    countsOf(db, environment),
  ]);
  return { flags: rows.map(listed), counts, total: Number(total), page, pageSize };
}

/** One flag with who changed it last; null: there is none. */
export async function flagWithAuthor(db: Db, environment: number, name: string): Promise<ListedFlag | null> {
  const row = await flagsWithAuthors(db, environment).select(columns).where("flag.name", "=", name).executeTakeFirst();
  return row ? listed(row) : null;
}

const isKilled = sql<boolean>`(definition ->> 'killed')::boolean`;
const columns = ["flag.definition", "flag.change", "flag.is_archived", "made.by", "made.comment", "made.at"] as const;

const flagsWithAuthors = (db: Db, environment: number) =>
  db
    .selectFrom("flag_definition as flag")
    .innerJoin("flag_change as made", (join) =>
      join.onRef("made.environment_id", "=", "flag.environment_id").onRef("made.change", "=", "flag.change"),
    )
    .where("flag.environment_id", "=", environment);

async function countsOf(db: Db, environment: number): Promise<FlagList["counts"]> {
  const found = await db
    .selectFrom("flag_definition")
    .select(({ fn, eb }) => {
      const number = fn.countAll<number>();
      return [
        number.filterWhere(eb.and([eb("is_archived", "=", false), eb.not(isKilled)])).as("used"),
        number.filterWhere(eb.and([eb("is_archived", "=", false), isKilled])).as("killed"),
        number.filterWhere("is_archived", "=", true).as("archived"),
      ];
    })
    .where("environment_id", "=", environment)
    .executeTakeFirstOrThrow();
  return { used: Number(found.used), killed: Number(found.killed), archived: Number(found.archived) };
}

interface Row {
  readonly definition: unknown;
  readonly change: number;
  readonly is_archived: boolean;
  readonly by: string;
  readonly comment: string;
  readonly at: Date;
}

const listed = (row: Row): ListedFlag => ({
  definition: row.definition as FlagDefinition,
  changeNumber: row.change,
  isArchived: row.is_archived,
  by: row.by,
  comment: row.comment,
  at: row.at.toISOString(),
});
