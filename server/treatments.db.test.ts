import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "../platform/log/log.ts";
import { rollout } from "../services/flags/flags.fixture.ts";
import { flagsOfTests } from "../services/flags/flags-of-tests.fixture.ts";
import { type FlagClient, openFlagClient } from "../services/treatments/flag-client.ts";

const room = await flagsOfTests();
const flag = "poster-967-nudging";
const open: FlagClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

function client(more: { url?: string; key?: string } = {}): FlagClient {
  const { urls } = room.service;
  const opened = openFlagClient({ key: room.environment.keys.server, url: urls.sdk, log: silentLog, ...more });
  open.push(opened);
  return opened;
}
const live = (one: FlagClient, visitor: string, of: string) => ({
  treatment: one.treatment(visitor, of),
  isOver: one.isOver(of),
});
const ready = async (one: FlagClient) => {
  await vi.waitFor(() => expect(one.isReady()).toBe(true), 30_000);
  return one;
};

test("until flags have come it is control; then it is what the flag says of each visitor (second document, section 4)", async () => {
  await room.manage.flag(rollout(flag, 50));
  const one = client();
  expect([one.isReady(), live(one, "ada", flag)]).toEqual([false, { treatment: "control", isOver: false }]);
  await ready(one);
  const seen = Array.from({ length: 200 }, (_, index) => live(one, `visitor-${index}`, flag).treatment);
  expect(new Set(seen)).toEqual(new Set(["on", "off"]));
});

test("a kill is heard within moments, and a flag that is gone or never was is over as well", async () => {
  await room.manage.flag(rollout(flag, 100));
  const one = await ready(client());
  await vi.waitFor(() => expect(room.service.asked.get("/sse")).toBe(1), 30_000);
  expect(live(one, "ada", flag)).toEqual({ treatment: "on", isOver: false });
  await room.manage.kill(flag);
  await vi.waitFor(() => expect(live(one, "ada", flag)).toEqual({ treatment: "off", isOver: true }), 30_000);
  await room.manage.revive(flag);
  await vi.waitFor(() => expect(live(one, "ada", flag)).toEqual({ treatment: "on", isOver: false }), 30_000);
  await room.manage.archive(flag);
  await vi.waitFor(() => expect(live(one, "ada", flag)).toEqual({ treatment: "control", isOver: true }), 30_000);
  expect(live(one, "ada", "poster-1031-portrait")).toEqual({ treatment: "control", isOver: true });
});

test("nothing is told of visitors: no impression, no count of them, no key, no event, also at the end", async () => {
  await room.manage.flag(rollout(flag, 50));
  const one = await ready(client());
  for (let visitor = 0; visitor < 1_000; visitor += 1) live(one, `visitor-${visitor % 300}`, flag);
  await one.close();
  const told = [...room.service.asked.keys()].filter(
    (path) => !/^\/(?:splitChanges|v2\/auth|sse|flags\/manage\/.*)$/.test(path),
  );
  // How the client itself fares.
  expect(told.sort()).toEqual(["/v1/metrics/config", "/v1/metrics/usage"]);
  expect(await room.manage.figures(flag)).toMatchObject({ impressions: 0, visitors: {} });
});

test("a service that is down, or refuses the key, leaves everything at control, and nobody waits", async () => {
  const broken = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
  const asked = new Promise((resolve) => broken.once("request", resolve));
  const one = client({ url });
  await asked;
  expect(live(one, "ada", flag)).toEqual({ treatment: "control", isOver: false });
  broken.closeAllConnections();
  broken.close();
  const refused = client({ key: "nobody's" });
  await vi.waitFor(() => expect(room.service.asked.get("/splitChanges")).toBeGreaterThan(0), 30_000);
  expect([refused.isReady(), live(refused, "ada", flag).treatment]).toEqual([false, "control"]);
});
