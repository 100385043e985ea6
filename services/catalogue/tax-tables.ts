import type { TaxTable } from "../../core/tax.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";

const freshFor = 60_000;

/** The tax table that counts. Rates carry their own first day, so a new table may be published ahead of time. */
export function createTaxTables({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  let kept: { table: Promise<TaxTable>; until: number } | null = null;

  async function load(): Promise<TaxTable> {
    const row = await db.selectFrom("tax_table").select("data").orderBy("id", "desc").limit(1).executeTakeFirst();
    if (!row) throw new Error("no tax table is published");
    return taxTableSchema.parse(row.data);
  }

  return {
    /** After a publication the table is read again. */
    forget() {
      kept = null;
    },
    current(): Promise<TaxTable> {
      const now = clock.now().getTime();
      if (kept && kept.until > now) return kept.table;
      const table = load();
      kept = { table, until: now + freshFor };
      table.catch(() => {
        kept = null;
      });
      return table;
    },
    async publish(trx: Db, table: unknown): Promise<void> {
      await trx
        .insertInto("tax_table")
        .values({ data: jsonb(taxTableSchema.parse(table)) })
        .execute();
    },
  };
}

export type TaxTables = ReturnType<typeof createTaxTables>;
