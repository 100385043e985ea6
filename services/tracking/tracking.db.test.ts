import { beforeEach, describe, expect, test } from "vitest";
import { consentCookie, writeConsent } from "../../core/consent.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { silentLog } from "../../platform/log/log.ts";
import { type StoppedClock, stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type TrackedEvent, type TrackingBatch, trackingPaths } from "./contract.ts";
import { forgetOldEvents, recordEvents } from "./events.ts";
import { funnelFile, readFunnel } from "./funnel.ts";
import { trackingRoutes } from "./routes.ts";

const zone = "Europe/Berlin";
const anna = "11111111-1111-4111-8111-111111111111";
const ben = "22222222-2222-4222-8222-222222222222";
const cleo = "33333333-3333-4333-8333-333333333333";
const database = await migratedTestDatabase();
let clock: StoppedClock;
let app: ReturnType<typeof createHttpApp>;

beforeEach(async () => {
  await database.pool.query("truncate tracked_event, tracking_withdrawal");
  clock = stoppedClock("2026-11-22T09:00:00Z");
  app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  const limitTracking = createRateLimit(null)({ name: "tracking", points: 5, seconds: 600 });
  app.route("/", trackingRoutes({ db: database.db, clock, limitTracking }));
});

const page = { path: "/leinwand", page: { uniqueIdentifier: "/leinwand" } };
const landing: TrackedEvent = { event: "landingpage_view", name: "slug", ...page };
const item = { item_id: "photoframe-leinwand", item_name: "Leinwand", item_category: "photoframe", quantity: 1 };
const trade = { currency: "EUR" as const, value: 39.9, items: [{ ...item, price: 39.9 }] };
const canvas: TrackedEvent = { event: "view_item", ...trade };
const purchase: TrackedEvent = { event: "purchase", ...trade, transaction_id: "10001", shipping: 0, tax: 6.37 };

function batchOf(visitor: string, events: readonly TrackedEvent[], day = "2026-11-22"): TrackingBatch {
  return {
    visitor,
    shop: { channel: "poster", locale: "de-DE", platform: "web" },
    events: events.map((what) => ({ id: newId(), at: Date.parse(`${day}T08:00:00Z`), what })),
  };
}

const consent = (granted: "shop-statistics"[]) => writeConsent({ id: null, granted, declined: [] });
const send = (body: unknown, path: string = trackingPaths.events, headers: Readonly<Record<string, string>> = {}) => {
  const cookie = `${consentCookie}=${consent(["shop-statistics"])}`;
  const all = { "content-type": "application/json", cookie, ...headers };
  return app.request(path, { method: "POST", headers: all, body: JSON.stringify(body) });
};
const kept = async () =>
  (await database.pool.query("select visitor, event from tracked_event order by id")).rows as { event: string }[];
const read = (asked: object = {}) =>
  readFunnel({ db: database.db, clock, zone }, { samples: "with", ...asked } as never);

describe("what is kept", () => {
  test("a batch that is sent twice counts once, and an order is bought once", async () => {
    const batch = batchOf(anna, [landing, purchase]);
    expect([(await send(batch)).status, (await send(batch)).status]).toEqual([204, 204]);
    // Another event of the same order: its page was opened again.
    expect((await send(batchOf(anna, [purchase]))).status).toBe(204);
    expect((await kept()).map(({ event }) => event).sort()).toEqual(["landingpage_view", "purchase"]);
  });

  // Consent (decision 0066): the browser asks first; what was on its way meanwhile is dropped here.
  test.each([
    ["nobody decided", { cookie: "" }],
    ["she declined", { cookie: `${consentCookie}=${consent([])}` }],
    ["her browser refuses for her (Sec-GPC)", { cookie: "", "sec-gpc": "1" }],
  ])("where %s, nothing is kept", async (_what, headers) => {
    expect((await send(batchOf(anna, [landing]), trackingPaths.events, headers)).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test("what she agreed to herself goes before what her browser says to everybody", async () => {
    await send(batchOf(anna, [landing]), trackingPaths.events, { "sec-gpc": "1" });
    expect(await kept()).toHaveLength(1);
  });

  test("an unknown event is refused by its name, and nothing of its batch is kept", async () => {
    const batch = batchOf(anna, [landing, { event: "mouse_moved" } as never]);
    const answer = await send(batch);
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { pointer: string; detail: string }[] };
    expect(errors).toHaveLength(1);
    expect(errors[0]?.pointer).toBe("/events/1/what/event");
    expect(errors[0]?.detail).toContain("landingpage_view");
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["no events", { events: [] }],
    [
      "more than a hundred",
      {
        events: batchOf(
          anna,
          Array.from({ length: 101 }, () => landing),
        ).events,
      },
    ],
    ["a visitor with a name", { visitor: "lena@example.com" }],
    ["an event without what belongs to it", { events: [{ id: newId(), at: 0, what: { event: "purchase" } }] }],
  ])("%s is refused", async (_what, wrong) => {
    expect((await send({ ...batchOf(anna, [landing]), ...wrong })).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  test("what is no field of an event is not kept", async () => {
    await send(batchOf(anna, [{ ...landing, email: "lena@example.com" } as never]));
    const { rows } = await database.pool.query("select details from tracked_event");
    expect(rows).toEqual([{ details: { name: "slug", ...page } }]);
  });

  test("a body above 64 kB is refused, and so is the sixth of five batches", async () => {
    expect((await send({ ...batchOf(anna, [landing]), more: "x".repeat(64_000) })).status).toBe(413);
    for (let sent = 0; sent < 4; sent++) expect((await send(batchOf(anna, [landing]))).status).toBe(204);
    const flood = await send(batchOf(anna, [landing]));
    expect([flood.status, flood.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await kept()).toHaveLength(4);
  });

  test("a clock that is ahead, or more than a week behind, is not believed", async () => {
    const times = ["2026-11-23T00:00:00Z", "2026-11-14T00:00:00Z", "2026-11-20T00:00:00Z"].map((at) => Date.parse(at));
    const events = times.map((at) => ({ id: newId(), at, what: landing }));
    await send({ ...batchOf(anna, [landing]), events });
    const { rows } = await database.pool.query("select at from tracked_event order by at");
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      "2026-11-20T00:00:00.000Z",
      "2026-11-22T09:00:00.000Z",
      "2026-11-22T09:00:00.000Z",
    ]);
  });

  test("who withdraws is forgotten, others are not, and what was on its way is not kept", async () => {
    await send(batchOf(anna, [landing, canvas]));
    await send(batchOf(ben, [landing]));
    expect((await send({ visitor: anna }, trackingPaths.withdrawal)).status).toBe(204);
    expect((await send(batchOf(anna, [purchase]))).status).toBe(204);
    expect(await kept()).toEqual([{ visitor: ben, event: "landingpage_view" }]);
  });

  test("events are kept for 400 days", async () => {
    await send(batchOf(anna, [landing]));
    clock.set("2027-12-27T08:59:00Z");
    await forgetOldEvents({ db: database.db, clock });
    expect(await kept()).toHaveLength(1);
    clock.set("2027-12-27T09:01:00Z");
    await forgetOldEvents({ db: database.db, clock });
    expect(await kept()).toEqual([]);
  });
});

describe("the funnel", () => {
  const opened: TrackedEvent = { event: "designer_open", kind: "photoframe" };
  const added: TrackedEvent = { event: "add_to_cart", ...trade };
  const begun: TrackedEvent = { event: "begin_checkout", ...trade };
  const card: TrackedEvent = { event: "view_item", ...trade, items: [{ ...item, item_category: "card" }] };
  const record = (batch: TrackingBatch, sample = false) => recordEvents({ db: database.db, clock }, batch, sample);

  test("counts each visitor by how far she came, and who skipped a step came to it", async () => {
    await record(batchOf(anna, [landing, canvas, canvas, opened, added, begun, purchase]));
    // A ready-made frame: no designer.
    await record(batchOf(ben, [landing, canvas, added]));
    await record(batchOf(cleo, [landing]));
    const { steps } = await read();
    expect(steps).toEqual([
      { step: "landing", visitors: 3, conversion: null, lost: null, seen: 3, events: 3 },
      { step: "product", visitors: 2, conversion: 2 / 3, lost: 1, seen: 2, events: 3 },
      { step: "designer", visitors: 2, conversion: 1, lost: 0, seen: 1, events: 1 },
      { step: "basket", visitors: 2, conversion: 1, lost: 0, seen: 2, events: 2 },
      { step: "checkout", visitors: 1, conversion: 0.5, lost: 1, seen: 1, events: 1 },
      { step: "order", visitors: 1, conversion: 1, lost: 0, seen: 1, events: 1 },
    ]);
  });

  test("looks at one channel, locale, product and days of the shop's own clock", async () => {
    await record(batchOf(anna, [landing, canvas]));
    await record({ ...batchOf(ben, [landing, card]), shop: { channel: "card", locale: "fr-FR", platform: "web" } });
    const visitors = async (asked: object) => (await read(asked)).steps.slice(0, 2).map((step) => step.visitors);
    expect(await visitors({})).toEqual([2, 2]);
    expect(await visitors({ channel: "card" })).toEqual([1, 1]);
    expect(await visitors({ locale: "de-DE" })).toEqual([1, 1]);
    expect(await visitors({ group: "card" })).toEqual([2, 1]);
    expect(await visitors({ from: "2026-11-23", to: "2026-11-23" })).toEqual([0, 0]);
    // Half past eleven in the evening of Greenwich is the next day in Berlin.
    clock.set("2026-11-24T09:00:00Z");
    const at = Date.parse("2026-11-22T23:30:00Z");
    await record({ ...batchOf(cleo, [landing]), events: [{ id: newId(), at, what: landing }] });
    expect(await visitors({ from: "2026-11-23", to: "2026-11-23" })).toEqual([1, 0]);
    expect((await read()).groups).toEqual(["card", "photoframe"]);
  });

  test("says how many visits the demo made, and can leave them out", async () => {
    await record(batchOf(anna, [landing]), true);
    await record(batchOf(ben, [landing]));
    const both = await read();
    expect([both.steps[0]?.visitors, both.samples]).toEqual([2, 1]);
    const real = await read({ samples: "without" });
    expect([real.steps[0]?.visitors, real.samples]).toEqual([1, 0]);
  });

  test("is the same as a table", async () => {
    await record(batchOf(anna, [landing]));
    expect(funnelFile(await read({ from: "2026-11-22", to: "2026-11-22" })).split("\r\n")).toEqual([
      "from,to,step,visitors,conversion,lost,seen,events",
      "2026-11-22,2026-11-22,landing,1,,,1,1",
      "2026-11-22,2026-11-22,product,0,0,1,0,0",
      ...["designer", "basket", "checkout", "order"].map((step) => `2026-11-22,2026-11-22,${step},0,,0,0,0`),
      "",
    ]);
  });
});
