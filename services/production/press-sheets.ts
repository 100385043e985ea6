import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { type PressSheet, pressSheetSchema } from "../../print/press-sheet.ts";
import { OWN_PRODUCTION } from "../../print/production-partner.ts";
import type { PrintHouses } from "./contract.ts";
import type { Partners } from "./partners.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly partners: Partners;
}

/** The sheet on which a print house wants cards several times; null: each is a page of its own. */
export async function pressSheetOf(db: Db, partner: string): Promise<PressSheet | null> {
  const row = await db.selectFrom("press_sheet").select("sheet").where("partner", "=", partner).executeTakeFirst();
  return row ? pressSheetSchema.parse(row.sheet) : null;
}

/** The print houses of the shop with their sheets, as the office shows them. */
export async function printHouses({ db, partners }: Omit<Dependencies, "clock">): Promise<PrintHouses> {
  const rows = await db.selectFrom("press_sheet").selectAll().execute();
  return {
    houses: partners.all().map(({ setting: { key, name, roles } }) => {
      const row = rows.find(({ partner }) => partner === key);
      return {
        key,
        name: key === OWN_PRODUCTION ? null : name,
        roles: [...roles],
        sheet: row ? pressSheetSchema.parse(row.sheet) : null,
        changed: row ? { by: row.changed_by, at: row.changed_at.toISOString() } : null,
      };
    }),
  };
}

/** Sets the sheet of a print house for future files, or null; false when there is no such house. */
export async function setPressSheet(
  { db, clock, partners }: Dependencies,
  partner: string,
  sheet: PressSheet | null,
  by: string,
): Promise<boolean> {
  if (!partners.named(partner)) return false;
  if (!sheet) await db.deleteFrom("press_sheet").where("partner", "=", partner).execute();
  else {
    const noted = { sheet: jsonb(sheet), changed_by: by, changed_at: clock.now() };
    await db
      .insertInto("press_sheet")
      .values({ partner, ...noted })
      .onConflict((conflict) => conflict.column("partner").doUpdateSet(noted))
      .execute();
  }
  return true;
}
