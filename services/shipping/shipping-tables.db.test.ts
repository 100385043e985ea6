import { expect, test } from "vitest";
import type { ShippingTable } from "../../core/shipping.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { shippingTableFixture } from "./shipping-table.fixture.ts";
import { createShippingTables } from "./shipping-tables.ts";

const { db } = await migratedTestDatabase();
const cutOffAt = (cutOff: number): ShippingTable => ({
  ...shippingTableFixture,
  site: { ...shippingTableFixture.site, cutOff },
});

test("a new table counts at once where it was published or heard of, elsewhere five seconds later; one for later from its moment on", async () => {
  const clock = stoppedClock("2026-11-20T10:00:00+01:00");
  const [here, told, untold] = [createShippingTables(clock), createShippingTables(clock), createShippingTables(clock)];
  const counting = async () =>
    Promise.all([here, told, untold].map(async (tables) => (await tables.current(db)).site.cutOff));
  const now = clock.now();
  await here.publish(db, cutOffAt(700), now);
  expect(await counting()).toEqual([700, 700, 700]);

  await here.publish(db, cutOffAt(710), now);
  told.forget();
  expect(await counting()).toEqual([710, 710, 700]);
  clock.set(new Date(now.getTime() + 5_000));
  expect(await counting()).toEqual([710, 710, 710]);

  await here.publish(db, cutOffAt(720), new Date(now.getTime() + 3_600_000));
  expect(await counting()).toEqual([710, 710, 710]);
  clock.set(new Date(now.getTime() + 3_600_000));
  expect(await counting()).toEqual([720, 720, 720]);
});
