import { createRequire } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rollout } from "../services/flags/flags.fixture.ts";
import { flagsOfTests } from "../services/flags/flags-of-tests.fixture.ts";
import { memoryStorage } from "../web/browser/test-shop.ts";
import { track } from "../web/frame/tracking/data-layer.ts";
import { type FlagClient, openFlagClient } from "../web/shop/experiments/flag-client.ts";
import { endedExperiments } from "../web/shop/experiments/running.ts";

/** What browsers have by themselves; the client of servers brings one for Node. */
const eventSource = createRequire(import.meta.url)("@splitsoftware/splitio/cjs/platform/getEventSource/eventsource.js");

const room = await flagsOfTests();
const flag = "poster-967-nudging";
const running = { name: "967-nudging", treatment: "on" } as const;
let client: FlagClient | null = null;

beforeEach(() => {
  vi.stubGlobal("EventSource", eventSource);
  vi.stubGlobal("location", new URL("http://shop.example/"));
});
afterEach(() => {
  client?.withdraw();
  vi.unstubAllGlobals();
});

async function open(): Promise<FlagClient> {
  const storage = memoryStorage();
  const settings = { key: room.environment.keys.client, url: room.service.urls.sdk };
  client = openFlagClient({ settings, key: "ada", channel: "poster", storage });
  const opened = client;
  opened.show(running);
  await vi.waitFor(() => expect(opened.status()).toBe("ready"), 30_000);
  return opened;
}
/** What was told of the visitor. */
const told = () => [...room.service.asked.keys()].filter((path) => /testImpressions|events|keys|metrics/.test(path));

test("a kill changes what an open page shows, and the end of the kill takes that back", async () => {
  await room.manage.flag(rollout(flag, 100));
  await open();
  await vi.waitFor(() => expect(room.service.flags.streams.size).toBe(1), 30_000);
  expect(endedExperiments.state()).toEqual({});
  await room.manage.kill(flag);
  await vi.waitFor(() => expect(endedExperiments.state()).toEqual({ "967-nudging": "off" }), 30_000);
  await room.manage.revive(flag);
  await vi.waitFor(() => expect(endedExperiments.state()).toEqual({}), 30_000);
});

test("another roll-out changes nothing of an open page: her treatment is fixed for the session", async () => {
  await room.manage.flag(rollout(flag, 100));
  await open();
  await vi.waitFor(() => expect(room.service.asked.get("/splitChanges")).toBeGreaterThan(1), 30_000);
  await room.manage.flag(rollout(flag, 0));
  await room.manage.flag(rollout("poster-1031-portrait", 100));
  await room.manage.kill("poster-1031-portrait");
  expect(endedExperiments.state()).toEqual({});
});

test("who takes her consent back: what waited is thrown away, nothing is sent any more, and the stream ends (second document, section 4)", async () => {
  await room.manage.flag(rollout(flag, 100));
  const opened = await open();
  await vi.waitFor(() => expect(room.service.flags.streams.size).toBe(1), 30_000);
  track({ event: "add_to_cart", currency: "EUR", value: 39.9, items: [] });
  opened.withdraw();
  await vi.waitFor(() => expect(room.service.flags.streams.size).toBe(0), 30_000);
  const after = [...room.service.asked.values()].reduce((sum, count) => sum + count, 0);
  track({ event: "browser_error" });
  opened.show({ ...running });
  expect([...room.service.asked.values()].reduce((sum, count) => sum + count, 0)).toBe(after);
  expect(told()).toEqual([]);
  expect(await room.manage.figures(flag)).toMatchObject({ impressions: 0, visitors: {} });
});
