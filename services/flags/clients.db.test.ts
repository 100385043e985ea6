import { createRequire } from "node:module";
import { afterEach, describe, expect, test } from "vitest";
import { forSegment, rollout } from "./flags.fixture.ts";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";

/** Required, because the types of both versions would describe one global name. */
const require = createRequire(import.meta.url);
const { SplitFactory: OlderFactory } = require("splitio-10");

const room = await flagsOfTests();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function open(more: object = {}): SplitIO.ISDK {
  const factory = room.service.serverClient(room.environment, more);
  ends.push(() => factory.destroy());
  return factory;
}

async function ready(more: object = {}): Promise<SplitIO.IClient> {
  const client = open(more).client();
  await client.whenReady();
  return client;
}

// A poll ends (`vitest.config.ts`) before clients request by themselves after a minute, so changes come by stream.
describe("the official client of servers", () => {
  test("gets ready, and hears of a change by the stream without asking again", async () => {
    await room.manage.flag(rollout("banner", 0));
    const client = await ready();
    expect(client.getTreatment("visitor", "banner")).toBe("off");
    await comesOpen();
    const before = room.service.asked.get("/splitChanges");
    await room.manage.flag(rollout("banner", 100));
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("on");
    expect(room.service.asked.get("/splitChanges")).toBe(before);
  });

  test("gives the default treatment as soon as a flag is killed, and goes on when it lives again", async () => {
    await room.manage.flag(rollout("banner", 100));
    const client = await ready();
    await comesOpen();
    const updates: string[] = [];
    client.on(client.Event.SDK_UPDATE, () => updates.push(client.getTreatment("visitor", "banner")));
    await room.manage.kill("banner");
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("off");
    await room.manage.revive("banner");
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("on");
    await room.manage.archive("banner");
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("control");
    // Whoever listens hears of each; of a kill twice, as the client looks it up besides.
    expect([...new Set(updates)]).toEqual(["off", "on", "control"]);
  });

  test("knows who is in a segment, who comes and who leaves", async () => {
    await room.manage.segment("testers");
    await room.manage.members("testers", ["ada", " grace "]);
    await room.manage.flag(forSegment("beta", "testers"));
    const client = await ready();
    const who = () => ["ada", "grace", "linus"].map((key) => client.getTreatment(key, "beta"));
    expect(who()).toEqual(["on", "on", "off"]);
    await comesOpen();
    expect(await room.manage.members("testers", ["linus", "ada"], ["grace"])).toEqual({ added: 1, removed: 1 });
    await expect.poll(() => who().join()).toBe("on,off,on");
  });

  test("reads a segment of 45,000 visitors in pieces, each once", async () => {
    await room.manage.segment("everybody");
    const keys = Array.from({ length: 45_000 }, (_, index) => `visitor-${index}`);
    expect(await room.manage.members("everybody", keys)).toEqual({ added: 45_000, removed: 0 });
    expect(await room.manage.members("everybody", keys)).toEqual({ added: 0, removed: 0 });
    await room.manage.flag(forSegment("beta", "everybody"));
    room.service.asked.delete("/segmentChanges/everybody");
    const client = await ready({ streamingEnabled: false });
    expect([0, 9_999, 10_000, 44_999].map((index) => client.getTreatment(`visitor-${index}`, "beta"))).toEqual(
      Array(4).fill("on"),
    );
    // Two pieces of 20,000, one of 5,000, and the answer that there is no more.
    expect(room.service.asked.get("/segmentChanges/everybody")).toBe(4);
  });

  test("reads rule-based segments and prerequisites", async () => {
    await room.manage.ruleSegment({
      name: "families",
      excluded: { keys: ["ada"], segments: [] },
      conditions: [
        {
          matcherGroup: { matchers: [{ matcherType: "STARTS_WITH", whitelistMatcherData: { whitelist: ["a", "b"] } }] },
        },
      ],
    } as never);
    await room.manage.flag(forSegment("beta", "families", "IN_RULE_BASED_SEGMENT"));
    await room.manage.flag(rollout("after-beta", 100, { prerequisites: [{ n: "beta", ts: ["on"] }] }));
    const client = await ready();
    const of = (flag: string) => ["anna", "ada", "carl"].map((key) => client.getTreatment(key, flag));
    expect(of("beta")).toEqual(["on", "off", "off"]);
    expect(of("after-beta")).toEqual(["on", "off", "off"]);
  });

  test("polls where there is no stream", async () => {
    await room.manage.flag(rollout("banner", 0));
    const client = await ready({ streamingEnabled: false, scheduler: { featuresRefreshRate: 1 } });
    await room.manage.flag(rollout("banner", 100));
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("on");
    expect(room.service.flags.streams.size).toBe(0);
  });

  test("takes only the flags of its sets", async () => {
    await room.manage.flag(rollout("banner", 100, { sets: ["web"] }));
    await room.manage.flag(rollout("voice", 100, { sets: ["app"] }));
    const client = await ready({ sync: { splitFilters: [{ type: "bySet", values: ["web"] }] } });
    expect(client.getTreatment("visitor", "banner")).toBe("on");
    expect(client.getTreatment("visitor", "voice")).toBe("control");
    await comesOpen();
    // What leaves the set is told, too.
    await room.manage.flag(rollout("banner", 100, { sets: ["app"] }));
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("control");
  });

  test("polls while the stream pauses, and listens again", async () => {
    await room.manage.flag(rollout("banner", 0));
    const client = await ready();
    await comesOpen();
    await room.manage.control("STREAMING_PAUSED");
    await room.manage.control("STREAMING_RESUMED");
    await room.manage.flag(rollout("banner", 100));
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("on");
  });
});

describe("what all are told of streaming holds for who comes later, too", () => {
  const asking = () => room.service.asked.get("/splitChanges") ?? 0;

  test("disabled, she opens no stream and asks", async () => {
    await room.manage.flag(rollout("banner", 0));
    await room.manage.control("STREAMING_DISABLED");
    const client = await ready({ scheduler: { featuresRefreshRate: 1 } });
    await room.manage.flag(rollout("banner", 100));
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("on");
    expect([room.service.flags.streams.size, room.service.asked.get("/sse")]).toEqual([0, undefined]);
    await room.manage.control("STREAMING_RESET");
    await ready();
    await expect.poll(() => room.service.flags.streams.size).toBe(1);
  });

  test("paused, she asks, and listens once it goes on", async () => {
    await room.manage.flag(rollout("banner", 0));
    await room.manage.control("STREAMING_PAUSED");
    const client = await ready({ scheduler: { featuresRefreshRate: 1 } });
    await expect.poll(() => room.service.flags.streams.size).toBe(1);
    const before = asking();
    await expect.poll(asking).toBeGreaterThan(before + 2);
    await room.manage.control("STREAMING_RESUMED");
    await room.manage.flag(rollout("banner", 100));
    await expect.poll(() => client.getTreatment("visitor", "banner")).toBe("on");
  });
});

describe("the client of version 10.28", () => {
  test("gets ready and hears of changes; flags it cannot read give control", async () => {
    await room.manage.segment("testers");
    await room.manage.members("testers", ["ada"]);
    await room.manage.ruleSegment({ name: "families", conditions: [] } as never);
    await room.manage.flag(rollout("banner", 0));
    await room.manage.flag(forSegment("beta", "testers"));
    await room.manage.flag(forSegment("new", "families", "IN_RULE_BASED_SEGMENT"));
    const factory = OlderFactory({
      core: { authorizationKey: room.environment.keys.server, IPAddressesEnabled: false },
      urls: room.service.urls,
    });
    const client = factory.client();
    ends.push(() => client.destroy());
    await client.ready();
    expect(["banner", "beta", "new"].map((flag) => client.getTreatment("ada", flag))).toEqual(["off", "on", "control"]);
    await comesOpen();
    await room.manage.flag(rollout("banner", 100));
    await expect.poll(() => client.getTreatment("ada", "banner")).toBe("on");
  });
});

describe("what clients tell", () => {
  test("events are written down with their values, and what is too large is not sent on", async () => {
    await room.manage.flag(rollout("banner", 100));
    const factory = open();
    const client = factory.client();
    await client.whenReady();
    expect(client.track("ada", "user", "order", 4990, { currency: "EUR", isFirst: true })).toBe(true);
    expect(client.track("ada", "user", "not an event")).toBe(false);
    await factory.destroy();
    const rows = await room.database.db
      .selectFrom("flag_event")
      .select(["key", "event", "value", "properties"])
      .where("environment_id", "=", room.environment.id)
      .execute();
    expect(rows).toEqual([{ key: "ada", event: "order", value: 4990, properties: { currency: "EUR", isFirst: true } }]);
  });
});

/** The client's stream is open, and it has read everything once more. */
const comesOpen = () =>
  expect.poll(() => room.service.flags.streams.size > 0 && room.service.asked.get("/splitChanges")).toBeGreaterThan(1);
