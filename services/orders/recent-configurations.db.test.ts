import { sql } from "kysely";
import { expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { shopFixture } from "../shop.fixture.ts";
import { recentConfigurations } from "./recent-configurations.ts";

const database = await migratedTestDatabase();

test("new prices are tried on what was ordered last of a kind, each configuration once, found by an index", async () => {
  await customerOf(await shopFixture({ database })).order();
  const { db } = database;
  const [line] = await db.selectFrom("order_line").select(["kind", "configuration"]).execute();
  if (!line) return expect.fail("nothing was ordered");
  let position = 10;
  // One after another: ids of one millisecond are in no order.
  const ids = Array.from({ length: 4 }, newId).sort();
  const again = (kind: string, configuration: unknown) =>
    sql`insert into order_line select (jsonb_populate_record(line, ${JSON.stringify({
      id: ids[position - 10],
      position: position++,
      kind,
      configuration,
    })}::jsonb)).* from order_line line where position < 10 limit 1`.execute(db);
  for (const number of [1, 2, 3, 1]) await again("coaster", { number });
  expect(await recentConfigurations(db, "coaster", 10)).toEqual([{ number: 1 }, { number: 3 }, { number: 2 }]);
  expect(await recentConfigurations(db, "coaster", 2)).toEqual([{ number: 1 }, { number: 3 }]);
  expect(await recentConfigurations(db, line.kind, 10)).toEqual([line.configuration]);
  expect(await recentConfigurations(db, "calendar", 10)).toEqual([]);

  const plan = await db.transaction().execute(async (trx) => {
    // Of so few lines the planner would read all.
    await sql`set local enable_seqscan = off`.execute(trx);
    const found = await sql<Record<string, string>>`explain select id, configuration from order_line
      where kind = 'coaster' order by id desc limit 200`.execute(trx);
    return found.rows.flatMap((row) => Object.values(row)).join("\n");
  });
  expect(plan).toContain("Index Scan Backward using order_line_kind");
  expect(plan).not.toContain("Sort");
});
