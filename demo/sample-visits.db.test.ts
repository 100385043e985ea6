import { expect, test } from "vitest";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { ensureSampleVisits } from "./sample-visits.ts";

const database = await migratedTestDatabase();

test("the demo's visits are made once, go down step by step, and are all marked as samples", async () => {
  const clock = stoppedClock("2026-11-22T09:00:00Z");
  for (let start = 0; start < 2; start++) await ensureSampleVisits({ db: database.db, clock });
  const { rows } = await database.pool.query(
    "select event, count(*)::int from tracked_event where is_sample group by event order by count desc",
  );
  expect(Object.fromEntries(rows.map(({ event, count }) => [event, count]))).toEqual({
    landingpage_view: 72,
    view_item: 48,
    designer_open: 30,
    add_to_cart: 20,
    begin_checkout: 12,
    purchase: 8,
  });
  const others = await database.pool.query(
    "select from tracked_event where not is_sample or at > '2026-11-22T09:00:00Z'",
  );
  expect(others.rowCount).toBe(0);
});
