import { SplitFactory } from "@splitsoftware/splitio-browserjs";
import { afterEach, expect, test } from "vitest";
import { type AnyClient, clientKinds } from "./clients.fixture.ts";
import { forSegment, rollout } from "./flags.fixture.ts";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";

const room = await flagsOfTests();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Kind = keyof typeof clientKinds;
const kinds = Object.keys(clientKinds) as Kind[];

async function open(kind: Kind, more: object = {}): Promise<AnyClient> {
  const opened = await clientKinds[kind](room, more);
  ends.push(opened.end);
  return opened;
}

// A poll ends (`vitest.config.ts`) before clients request by themselves after a minute, so changes come by stream.
test.each(kinds)("%s: gets ready, and hears of a change and of a kill by the stream", async (kind) => {
  await room.manage.flag(rollout("banner", 0));
  const ada = (await open(kind)).client("ada");
  await ada.ready();
  expect(ada.getTreatment("banner")).toBe("off");
  await expect.poll(() => room.service.flags.streams.size).toBeGreaterThan(0);
  await room.manage.flag(rollout("banner", 100));
  await expect.poll(() => ada.getTreatment("banner")).toBe("on");
  await room.manage.kill("banner");
  await expect.poll(() => ada.getTreatment("banner")).toBe("off");
});

test.each(kinds)("%s: hears by the stream who comes to a segment and who leaves it", async (kind) => {
  await room.manage.segment("testers");
  // Large ones are known to browsers of version 11 alone; nobody else is led to ask for one in vain.
  await room.manage.segment("crowd", true);
  await room.manage.flag(forSegment("beta", "testers"));
  const ada = (await open(kind)).client("ada");
  await ada.ready();
  expect(ada.getTreatment("beta")).toBe("off");
  await expect.poll(() => room.service.flags.streams.size).toBeGreaterThan(0);
  await room.manage.members("crowd", ["ada"]);
  await room.manage.members("testers", ["ada", "grace"]);
  await expect.poll(() => ada.getTreatment("beta")).toBe("on");
  await room.manage.members("testers", [], ["ada"]);
  await expect.poll(() => ada.getTreatment("beta")).toBe("off");
  expect(room.service.asked.get("/segmentChanges/crowd")).toBeUndefined();
});

test.each(kinds)("%s: hears of a change by asking, where there is no stream", async (kind) => {
  await room.manage.flag(rollout("banner", 0));
  const ada = (await open(kind, { streamingEnabled: false, scheduler: { featuresRefreshRate: 1 } })).client("ada");
  await ada.ready();
  expect(ada.getTreatment("banner")).toBe("off");
  await room.manage.flag(rollout("banner", 100));
  await expect.poll(() => ada.getTreatment("banner")).toBe("on");
  expect([room.service.flags.streams.size, room.service.asked.get("/sse")]).toEqual([0, undefined]);
});

test.each(kinds.flatMap((kind) => (["OPTIMIZED", "DEBUG", "NONE"] as const).map((mode) => [kind, mode] as const)))(
  "%s: each look is counted once, and each visitor, in mode %s",
  async (kind, impressionsMode) => {
    await room.manage.flag(rollout("banner", 100));
    const { client, end } = await clientKinds[kind](room, { streamingEnabled: false, sync: { impressionsMode } });
    const [ada, grace] = [client("ada"), client("grace")];
    await Promise.all([ada.ready(), grace.ready()]);
    for (let look = 0; look < 7; look++) ada.getTreatment("banner");
    for (let look = 0; look < 3; look++) grace.getTreatment("banner");
    ada.getTreatment("unknown");
    expect([ada.track("order", 49.9), ada.track("not an event")]).toEqual([true, false]);
    await end();
    const figures = await room.manage.figures("banner");
    expect([figures.impressions, figures.visitors]).toEqual([10, impressionsMode === "NONE" ? {} : { on: 2 }]);
    expect((await room.manage.figures("unknown")).impressions).toBe(0);
    const events = room.database.db.selectFrom("flag_event").select(["key", "event", "value"]);
    expect(await events.where("environment_id", "=", room.environment.id).execute()).toEqual([
      { key: "ada", event: "order", value: 49.9 },
    ]);
  },
);

test("a look tells what the page shows her, which her session had from before: that is counted", async () => {
  await room.manage.flag(rollout("banner", 0));
  const factory = SplitFactory({
    core: { authorizationKey: room.environment.keys.client, key: "ada" },
    urls: room.service.urls,
    streamingEnabled: false,
  });
  const client = factory.client();
  await client.whenReady();
  for (let page = 0; page < 2; page++)
    expect(client.getTreatment("banner", undefined, { properties: { shown: "on" } })).toBe("off");
  await factory.destroy();
  expect(await room.manage.figures("banner")).toMatchObject({
    impressions: 2,
    byTreatment: { on: 2 },
    visitors: { on: 1 },
  });
});
