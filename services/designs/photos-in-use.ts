import { sql } from "kysely";
import type { DesignsDependencies } from "./ports.ts";

/**
 * Those of these photos that a frozen version shows, so that a basket or an order may need them. A photo that only lies
 * in a version's tray is not shown.
 */
export function photosInUse({ db }: Pick<DesignsDependencies, "db">) {
  return async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ id: string }>`
      select photo as id from unnest(${[...ids]}::text[]) as photo
      where exists (
        select 1 from design_version
        where document @> jsonb_build_object('surfaces', jsonb_build_array(
          jsonb_build_object('elements', jsonb_build_array(jsonb_build_object('photo', photo)))))
      )`.execute(db);
    return new Set(rows.map(({ id }) => id));
  };
}
