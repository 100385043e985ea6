import { SplitFactory } from "@splitsoftware/splitio-browserjs";
import { afterEach, expect, test } from "vitest";
import "./clients.fixture.ts";
import { forSegment, rollout } from "./flags.fixture.ts";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";

const room = await flagsOfTests();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function browserOf(key: string) {
  const factory = SplitFactory({
    core: { authorizationKey: room.environment.keys.client, key },
    urls: room.service.urls,
  });
  ends.push(() => factory.destroy());
  const client = factory.client();
  await client.whenReady();
  return client;
}

const memberships = (key: string) => room.service.asked.get(`/memberships/${encodeURIComponent(key)}`) ?? 0;

/** The stream is open and has brought a change; what the client reads at its opening it has read before. */
async function comesOpen(client: Awaited<ReturnType<typeof browserOf>>): Promise<void> {
  await expect.poll(() => room.service.flags.streams.size).toBeGreaterThan(0);
  await expect.poll(() => room.service.asked.get("/splitChanges")).toBe(2);
  await room.manage.flag(rollout("open", 100));
  await expect.poll(() => client.getTreatment("open")).toBe("on");
}

test("a visitor's browser hears of flags, and who she is, without asking again", async () => {
  const key = "ada/100%";
  await room.manage.segment("testers");
  await room.manage.segment("crowd", true);
  await room.manage.flag(rollout("banner", 0));
  await room.manage.flag(forSegment("beta", "testers"));
  await room.manage.flag({
    ...rollout("large", 0),
    conditions: [
      {
        matcherGroup: {
          matchers: [
            { matcherType: "IN_LARGE_SEGMENT", userDefinedLargeSegmentMatcherData: { largeSegmentName: "crowd" } },
          ],
        },
        partitions: [{ treatment: "on", size: 100 }],
      },
    ],
  });
  const client = await browserOf(key);
  const now = () => ["banner", "beta", "large"].map((flag) => client.getTreatment(flag)).join();
  expect(now()).toBe("off,off,off");
  await comesOpen(client);
  const before = memberships(key);

  await room.manage.flag(rollout("banner", 100));
  await expect.poll(now).toBe("on,off,off");
  await room.manage.members("testers", [key, "grace"]);
  await expect.poll(now).toBe("on,on,off");
  await room.manage.members("crowd", [key]);
  await expect.poll(now).toBe("on,on,on");
  await room.manage.members("testers", [], [key]);
  await expect.poll(now).toBe("on,off,on");
  await room.manage.kill("banner");
  await expect.poll(now).toBe("off,off,on");
  // The kill alone is looked up, all else was in the messages.
  expect(memberships(key)).toBe(before);
});

test("a change of very many visitors is asked for", async () => {
  await room.manage.segment("testers");
  await room.manage.flag(forSegment("beta", "testers"));
  const client = await browserOf("ada");
  await comesOpen(client);
  const before = memberships("ada");
  await room.manage.members("testers", ["ada", ...Array.from({ length: 500 }, (_, index) => `visitor-${index}`)]);
  await expect.poll(() => client.getTreatment("beta")).toBe("on");
  expect(memberships("ada")).toBe(before + 1);
});

test("a browser's key opens nothing that names other visitors", async () => {
  const authorization = `Bearer ${room.environment.keys.client}`;
  const status = async (path: string) =>
    (await fetch(`${room.service.urls.sdk}${path}`, { headers: { authorization } })).status;
  await room.manage.segment("testers");
  expect(await status("/segmentChanges/testers?since=-1")).toBe(403);
  expect(await status("/splitChanges?s=1.3&since=-1")).toBe(200);
  expect((await room.manage.call("GET", "/flags", undefined, room.environment.keys.client)).status).toBe(403);
  expect((await room.manage.call("GET", "/flags", undefined, room.environment.keys.server)).status).toBe(403);
});
