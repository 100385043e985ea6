import type { TaxTable } from "../../core/tax.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { keepReading } from "../../platform/caches/keep-reading.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { Clock } from "../../platform/time/clock.ts";

/** The tax table that counts. Rates carry their own first day, so a new table may be published ahead of time. */
export function createTaxTables({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  async function load(): Promise<TaxTable> {
    const row = await db.selectFrom("tax_table").select("data").orderBy("id", "desc").limit(1).executeTakeFirst();
    if (!row) throw new Error("no tax table is published");
    return taxTableSchema.parse(row.data);
  }

  return {
    ...keepReading("taxTable", clock, load),
    async publish(trx: Db, table: unknown): Promise<void> {
      await trx
        .insertInto("tax_table")
        .values({ data: jsonb(taxTableSchema.parse(table)) })
        .execute();
    },
  };
}

export type TaxTables = ReturnType<typeof createTaxTables>;
