import { createRequire } from "node:module";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMigratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type FlagsFixture, flagsFixture, forSegment, type Manager, rollout } from "./flags.fixture.ts";
import type { NewEnvironment } from "./service.ts";

/** Required, because the types of both versions would describe one global name. */
const require = createRequire(import.meta.url);
const { SplitFactory: OlderFactory } = require("splitio-10");

let database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
let service: FlagsFixture;
let environment: NewEnvironment;
let manage: Manager;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createMigratedTestDatabase();
  service = await flagsFixture({ database, url: database.url });
});
afterAll(async () => {
  await service.close();
  await database.drop();
});
beforeEach(async () => {
  service.asked.clear();
  environment = await service.newEnvironment();
  manage = service.manager(environment);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function open(more: object = {}): SplitIO.ISDK {
  const factory = service.serverClient(environment, more);
  ends.push(() => factory.destroy());
  return factory;
}

async function ready(more: object = {}): Promise<SplitIO.IClient> {
  const client = open(more).client();
  await client.whenReady();
  return client;
}

/** Resolves when what is asked is so; asked again after each update of the client. */
const comes = (client: SplitIO.IClient, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => isSo() && resolve();
    client.on(client.Event.SDK_UPDATE, look);
    look();
  });

describe("the official client of servers", () => {
  test("gets ready, and hears of a change by the stream without asking again", async () => {
    await manage.flag(rollout("banner", 0));
    const client = await ready();
    expect(client.getTreatment("visitor", "banner")).toBe("off");
    await comesOpen();
    const before = service.asked.get("/splitChanges");
    await manage.flag(rollout("banner", 100));
    await comes(client, () => client.getTreatment("visitor", "banner") === "on");
    expect(service.asked.get("/splitChanges")).toBe(before);
  });

  test("gives the default treatment as soon as a flag is killed, and goes on when it lives again", async () => {
    await manage.flag(rollout("banner", 100));
    const client = await ready();
    await comesOpen();
    await manage.kill("banner");
    await comes(client, () => client.getTreatment("visitor", "banner") === "off");
    await manage.revive("banner");
    await comes(client, () => client.getTreatment("visitor", "banner") === "on");
    await manage.archive("banner");
    await comes(client, () => client.getTreatment("visitor", "banner") === "control");
  });

  test("knows who is in a segment, who comes and who leaves", async () => {
    await manage.segment("testers");
    await manage.members("testers", ["ada", " grace "]);
    await manage.flag(forSegment("beta", "testers"));
    const client = await ready();
    const who = () => ["ada", "grace", "linus"].map((key) => client.getTreatment(key, "beta"));
    expect(who()).toEqual(["on", "on", "off"]);
    await comesOpen();
    expect(await manage.members("testers", ["linus", "ada"], ["grace"])).toEqual({ added: 1, removed: 1 });
    await comes(client, () => who().join() === "on,off,on");
  });

  test("reads a segment of 45,000 visitors in pieces, each once", async () => {
    await manage.segment("everybody");
    const keys = Array.from({ length: 45_000 }, (_, index) => `visitor-${index}`);
    expect(await manage.members("everybody", keys)).toEqual({ added: 45_000, removed: 0 });
    expect(await manage.members("everybody", keys)).toEqual({ added: 0, removed: 0 });
    await manage.flag(forSegment("beta", "everybody"));
    service.asked.delete("/segmentChanges/everybody");
    const client = await ready({ streamingEnabled: false });
    expect([0, 9_999, 10_000, 44_999].map((index) => client.getTreatment(`visitor-${index}`, "beta"))).toEqual(
      Array(4).fill("on"),
    );
    // Two pieces of 20,000, one of 5,000, and the answer that there is no more.
    expect(service.asked.get("/segmentChanges/everybody")).toBe(4);
  });

  test("reads rule-based segments and prerequisites", async () => {
    await manage.ruleSegment({
      name: "families",
      ...{ excluded: { keys: ["ada"], segments: [] } },
      conditions: [
        {
          matcherGroup: { matchers: [{ matcherType: "STARTS_WITH", whitelistMatcherData: { whitelist: ["a", "b"] } }] },
        },
      ],
    } as never);
    await manage.flag(forSegment("beta", "families", "IN_RULE_BASED_SEGMENT"));
    await manage.flag(rollout("after-beta", 100, { prerequisites: [{ n: "beta", ts: ["on"] }] }));
    const client = await ready();
    const of = (flag: string) => ["anna", "ada", "carl"].map((key) => client.getTreatment(key, flag));
    expect(of("beta")).toEqual(["on", "off", "off"]);
    expect(of("after-beta")).toEqual(["on", "off", "off"]);
  });

  test("polls where there is no stream", async () => {
    await manage.flag(rollout("banner", 0));
    const client = await ready({ streamingEnabled: false, scheduler: { featuresRefreshRate: 1 } });
    await manage.flag(rollout("banner", 100));
    await comes(client, () => client.getTreatment("visitor", "banner") === "on");
    expect(service.flags.streams.size).toBe(0);
  });

  test("takes only the flags of its sets", async () => {
    await manage.flag(rollout("banner", 100, { sets: ["web"] }));
    await manage.flag(rollout("voice", 100, { sets: ["app"] }));
    const client = await ready({ sync: { splitFilters: [{ type: "bySet", values: ["web"] }] } });
    expect(client.getTreatment("visitor", "banner")).toBe("on");
    expect(client.getTreatment("visitor", "voice")).toBe("control");
    await comesOpen();
    // What leaves the set is told, too.
    await manage.flag(rollout("banner", 100, { sets: ["app"] }));
    await comes(client, () => client.getTreatment("visitor", "banner") === "control");
  });

  test("polls while the stream pauses, and listens again", async () => {
    await manage.flag(rollout("banner", 0));
    const client = await ready();
    await comesOpen();
    await manage.control("STREAMING_PAUSED");
    await manage.control("STREAMING_RESUMED");
    await manage.flag(rollout("banner", 100));
    await comes(client, () => client.getTreatment("visitor", "banner") === "on");
  });
});

describe("the client of version 10.28", () => {
  test("gets ready and hears of changes; flags it cannot read give control", async () => {
    await manage.segment("testers");
    await manage.members("testers", ["ada"]);
    await manage.ruleSegment({ name: "families", conditions: [] } as never);
    await manage.flag(rollout("banner", 0));
    await manage.flag(forSegment("beta", "testers"));
    await manage.flag(forSegment("new", "families", "IN_RULE_BASED_SEGMENT"));
    const factory = OlderFactory({
      core: { authorizationKey: environment.keys.server, IPAddressesEnabled: false },
      urls: service.urls,
    });
    const client = factory.client();
    ends.push(() => client.destroy());
    await client.ready();
    expect(["banner", "beta", "new"].map((flag) => client.getTreatment("ada", flag))).toEqual(["off", "on", "control"]);
    await comesOpen();
    await manage.flag(rollout("banner", 100));
    await comes(client, () => client.getTreatment("ada", "banner") === "on");
  });
});

describe("what clients tell", () => {
  test.each(["OPTIMIZED", "DEBUG", "NONE"])("is counted exactly in mode %s", async (impressionsMode) => {
    await manage.flag(rollout("banner", 100));
    const factory = open({ sync: { impressionsMode } });
    const client = factory.client();
    await client.whenReady();
    for (let look = 0; look < 7; look++) client.getTreatment("ada", "banner");
    for (let look = 0; look < 3; look++) client.getTreatment("grace", "banner");
    client.getTreatment("ada", "unknown");
    await factory.destroy();
    const figures = await manage.figures("banner");
    expect(figures.impressions).toBe(10);
    expect(figures.visitors).toEqual(impressionsMode === "NONE" ? {} : { on: 2 });
    expect((await manage.figures("unknown")).impressions).toBe(0);
  });

  test("events are written down with their values, and what is too large is not sent on", async () => {
    await manage.flag(rollout("banner", 100));
    const factory = open();
    const client = factory.client();
    await client.whenReady();
    expect(client.track("ada", "user", "order", 4990, { currency: "EUR", isFirst: true })).toBe(true);
    expect(client.track("ada", "user", "not an event")).toBe(false);
    await factory.destroy();
    const rows = await database.db
      .selectFrom("flag_event")
      .select(["key", "event", "value", "properties"])
      .where("environment_id", "=", environment.id)
      .execute();
    expect(rows).toEqual([{ key: "ada", event: "order", value: 4990, properties: { currency: "EUR", isFirst: true } }]);
  });
});

/** The client's stream is open, and it has read everything once more. */
const comesOpen = () =>
  expect
    .poll(() => service.flags.streams.size > 0 && service.asked.get("/splitChanges"), { timeout: 10_000 })
    .toBeGreaterThan(1);
