import { beforeEach, expect, test, vi } from "vitest";
import type { TrackedEvent } from "./data-layer.ts";

type DataLayer = typeof import("./data-layer.ts");
let layer: DataLayer;
beforeEach(async () => {
  vi.resetModules();
  layer = await import("./data-layer.ts");
});

const page = (path: string): TrackedEvent => ({
  event: "landingpage_view",
  name: "slug",
  path,
  page: { uniqueIdentifier: path },
});
const login: TrackedEvent = { event: "login", method: "email" };
const failure: TrackedEvent = { event: "browser_error" };

function listen() {
  const heard: TrackedEvent[] = [];
  return { heard, end: layer.onTracked((event) => heard.push(event)) };
}

test("what happened before the first page was known comes behind it", () => {
  layer.track(login);
  layer.beginPage([page("/poster")]);
  expect(listen().heard).toEqual([page("/poster"), login]);
});

test("who listens later hears the page that is shown, and nothing of those before it", () => {
  layer.beginPage([page("/poster")]);
  layer.track(login);
  layer.beginPage([page("/leinwand")]);
  layer.track(failure);
  const { heard, end } = listen();
  layer.track(login);
  end();
  layer.track(login);
  expect(heard).toEqual([page("/leinwand"), failure, login]);
});

test("of a page that goes on and on, whoever comes late hears its beginning and no more than 300 events; who listens hears all", () => {
  layer.beginPage([page("/poster")]);
  const early = listen();
  for (let time = 0; time < 1_000; time += 1) layer.track(failure);
  const late = listen();
  expect([early.heard.length, late.heard.length, late.heard[0]]).toEqual([1_001, 300, page("/poster")]);
});
