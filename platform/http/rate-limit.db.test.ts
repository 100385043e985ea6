import { expect, test } from "vitest";
import { createDatabase } from "../database/database.ts";
import { migratedTestDatabase } from "../database/migrated-test-database.ts";
import { silentLog } from "../log/log.ts";
import { createHttpApp } from "./app.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";

const database = await migratedTestDatabase();

/** One process with a rule of two requests a minute. */
function processWith(rateLimit: RateLimit, name: string) {
  const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  app.use("/login", rateLimit({ name, points: 2, seconds: 60 }));
  app.get("/login", (c) => c.text("in"));
  return (address = "203.0.113.7") => app.request("/login", { headers: { "x-forwarded-for": address } });
}

test("what one caller asks of two processes is counted together, others are let through", async () => {
  const one = processWith(createRateLimit(database.pool), "login");
  const other = processWith(createRateLimit(database.pool), "login");
  expect([(await one()).status, (await other()).status]).toEqual([200, 200]);
  const refused = await one();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ type: "urn:passepartout:problem:too-many-requests", status: 429 });
  expect((await other("203.0.113.8")).status).toBe(200);
});

test("of a loose limit each process counts its own part without a statement, and shares the rest", async () => {
  const loose = (rateLimit: RateLimit) => {
    const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
    app.use("/make", rateLimit({ name: "loose", points: 10, ownPoints: 3, seconds: 60 }));
    app.get("/make", (c) => c.text("made"));
    return async (times: number) => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index++)
        statuses.push((await app.request("/make", { headers: { "x-forwarded-for": "203.0.113.7" } })).status);
      return statuses.filter((status) => status === 200).length;
    };
  };
  const stored = async () =>
    (await database.db.selectFrom("rate_limit").select("points").where("key", "like", "loose:%").execute()).map(
      ({ points }) => points,
    );
  const [one, other] = [loose(createRateLimit(database.pool)), loose(createRateLimit(database.pool))];
  expect([await one(3), await stored()]).toEqual([3, []]);
  expect([await one(2), await stored()]).toEqual([2, [2]]);
  expect([await one(10), await other(10)]).toEqual([5, 3]);
});

test("addresses are not stored", async () => {
  const ask = processWith(createRateLimit(database.pool), "stored");
  await ask("198.51.100.23");
  const rows = await database.db.selectFrom("rate_limit").selectAll().where("key", "like", "stored:%").execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("198.51");
});

test("while the database is away each process counts by itself", async () => {
  const away = createDatabase("postgres://nobody@127.0.0.1:1/none", { poolSize: 1, log: silentLog });
  const ask = processWith(createRateLimit(away.pool), "away");
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
  await away.close();
});
