import { sql } from "kysely";
import { keepReading } from "../../platform/caches/keep-reading.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { buildIndex, type ThemeIndex } from "./theme-index.ts";

/** The themes' index, read again after a newer release of the stock. */
export function createThemeStore({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function newest(): Promise<number> {
    const row = await db
      .selectFrom("goods_release")
      .select("number")
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async function load(before: Promise<ThemeIndex> | null): Promise<ThemeIndex> {
    const release = await newest();
    const old = await before?.catch(() => null);
    if (old?.release === release) return old;
    const rows = await db
      .selectFrom("card_theme")
      .select(["number", "id", "popularity", sql<string>`created::text`.as("created"), "filters"])
      .execute();
    return buildIndex(release, rows);
  }

  return keepReading("themeIndex", clock, load);
}
