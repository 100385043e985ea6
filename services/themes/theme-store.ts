import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { buildIndex, type ThemeIndex } from "./theme-index.ts";

/** How long a process may go on with old themes when it was not told of new ones. */
const freshFor = 30_000;

/** The themes' index, read again after a newer release of the stock. */
export function createThemeStore({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  let kept: { index: Promise<ThemeIndex>; until: number } | null = null;

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

  return {
    /** After a publication the next search checks the stock's release. */
    forget() {
      if (kept) kept = { ...kept, until: 0 };
    },
    current(): Promise<ThemeIndex> {
      const now = clock.now().getTime();
      if (kept && kept.until > now) return kept.index;
      const mine = { index: load(kept?.index ?? null), until: now + freshFor };
      kept = mine;
      mine.index.catch(() => {
        if (kept === mine) kept = null;
      });
      return mine.index;
    },
  };
}
