import { beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import type { JobRun } from "../../platform/jobs/job.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { type ConsentChoice, consentPaths } from "./contract.ts";
import { consentOfficeRoutes, consentRoutes } from "./routes.ts";
import { type Consents, createConsents } from "./service.ts";

const database = await migratedTestDatabase();
let consents: Consents;
const clock = stoppedClock("2026-11-22T09:00:00Z");
const id = "7b0cbd31-7a2c-4b2d-8f57-0d4f0b6f7d11";

beforeAll(async () => {
  consents = createConsents({ db: database.db, clock });
});
beforeEach(() => database.db.deleteFrom("consent_choice").execute());

const choice = (more: Partial<ConsentChoice> = {}): ConsentChoice => ({
  id,
  version: 1,
  locale: "de-DE",
  way: "accept-all",
  granted: ["shop-statistics", "experiments"],
  declined: [],
  ...more,
});
const refusal = choice({ id: null, way: "reject-all", granted: [], declined: ["shop-statistics", "experiments"] });
const rows = () => database.db.selectFrom("consent_choice").selectAll().orderBy("number").execute();

function app(points = 1000) {
  const http = createHttpApp({ log: silentLog });
  const limitChoices = createRateLimit(null)({ name: "consents", points, seconds: 600 });
  http.route("/", consentRoutes({ consents, limitChoices }));
  return (body: unknown) =>
    http.request(consentPaths.choice, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Firefox/140", cookie: "visitor=secret" },
      body: JSON.stringify(body),
    });
}

// Consent manager and its second layer (chrome document, section 2).
test("a consent can be proved: what was granted, when, after which texts; and so can its withdrawal", async () => {
  const send = app();
  expect((await send(choice())).status).toBe(204);
  clock.advance(60_000);
  expect((await send({ ...refusal, id, way: "settings" })).status).toBe(204);
  expect(await rows()).toMatchObject([
    {
      consent_id: id,
      version: 1,
      locale: "de-DE",
      way: "accept-all",
      at: new Date("2026-11-22T09:00:00Z"),
      granted: ["shop-statistics", "experiments"],
      declined: [],
    },
    { consent_id: id, way: "settings", granted: [], at: new Date("2026-11-22T09:01:00Z") },
  ]);
});

test("nothing else of the visitor is kept: no address, no browser, no cookie", async () => {
  await app()(choice());
  const [row] = await rows();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    ["at", "consent_id", "declined", "granted", "locale", "number", "version", "way"].toSorted(),
  );
  expect(JSON.stringify(row)).not.toMatch(/secret|Firefox|127\.0/);
});

test("an operator sees what was decided under a number that somebody names, and under no other", async () => {
  const office = createHttpApp({ log: silentLog });
  office.route(
    "/",
    consentOfficeRoutes(consents, (_, next) => next()),
  );
  const ask = async (number: string) => {
    const answer = await office.request(consentPaths.proof(number));
    return { status: answer.status, ...(await answer.json()) };
  };
  clock.set("2026-11-22T09:00:00Z");
  await consents.record(choice());
  await consents.record(choice({ id: crypto.randomUUID() }));
  clock.advance(60_000);
  await consents.record({ ...refusal, id, way: "settings" });
  expect(await ask(id)).toEqual({
    status: 200,
    choices: [
      {
        version: 1,
        locale: "de-DE",
        way: "accept-all",
        at: "2026-11-22T09:00:00.000Z",
        granted: ["shop-statistics", "experiments"],
        declined: [],
      },
      {
        version: 1,
        locale: "de-DE",
        way: "settings",
        at: "2026-11-22T09:01:00.000Z",
        granted: [],
        declined: ["shop-statistics", "experiments"],
      },
    ],
  });
  expect((await ask(crypto.randomUUID())).status).toBe(404);
  expect((await ask("lena")).status).toBe(422);
});

test("who is not asked about cannot be granted, and a flood ends with 429", async () => {
  const send = app(3);
  expect((await send({ ...choice(), granted: ["evil"] })).status).toBe(422);
  expect((await send({ ...choice(), id: "1" })).status).toBe(422);
  expect((await send(choice())).status).toBe(204);
  expect((await send(choice())).status).toBe(429);
  expect(await rows()).toHaveLength(1);
});

test("the office sees choices by the shop's day and version, and the same as a table", async () => {
  clock.set("2026-11-22T22:30:00Z");
  for (const one of [choice(), refusal, refusal, choice({ way: "settings", declined: ["help-chat"] })])
    await consents.record(one);
  clock.set("2026-11-22T23:30:00Z");
  await consents.record(choice({ version: 2 }));
  expect(await consents.counts()).toEqual({
    counts: [
      { day: "2026-11-23", version: 2, all: 1, some: 0, none: 0 },
      { day: "2026-11-22", version: 1, all: 1, some: 1, none: 2 },
    ],
  });
  expect(await consents.file()).toBe("day,version,all,some,none\r\n2026-11-23,2,1,0,0\r\n2026-11-22,1,1,1,2\r\n");
});

test("refusals are kept 400 days to be counted, consents until nobody can doubt them any more", async () => {
  const tidy = () => consents.handlers[0]?.work({}, {} as JobRun);
  await consents.record(choice());
  await consents.record(refusal);
  clock.advance(400 * 86_400_000);
  await tidy();
  expect(await rows()).toHaveLength(2);
  clock.advance(1);
  await tidy();
  expect((await rows()).map(({ consent_id }) => consent_id)).toEqual([id]);
  clock.advance(4 * 366 * 86_400_000);
  await tidy();
  expect(await rows()).toEqual([]);
});
