import type { Db } from "../../../platform/database/database.ts";
import type { FlagFigures } from "../protocol.ts";

/** Impressions and visitors of a flag, as far back as they are stored (`forgetting.ts`). */
export async function flagFigures(db: Db, environment: number, flag: string): Promise<FlagFigures> {
  const looks = await db
    .selectFrom("flag_impression")
    .select(({ fn }) => ["treatment", fn.sum<number>("count").as("count")])
    .where("environment_id", "=", environment)
    .where("flag", "=", flag)
    .groupBy("treatment")
    .execute();
  const visitors = await db
    .selectFrom("flag_exposure")
    .select(({ fn }) => ["treatment", fn.countAll<number>().as("count")])
    .where("environment_id", "=", environment)
    .where("flag", "=", flag)
    .groupBy("treatment")
    .execute();
  const byName = (rows: readonly { treatment: string; count: number }[]) =>
    Object.fromEntries(rows.flatMap(({ treatment, count }) => (treatment === "" ? [] : [[treatment, Number(count)]])));
  return {
    flag,
    impressions: looks.reduce((all, { count }) => all + Number(count), 0),
    byTreatment: byName(looks),
    visitors: byName(visitors),
  };
}
