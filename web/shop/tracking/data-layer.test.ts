import { expect, test } from "vitest";
import { onTracked, type TrackedEvent, track } from "./data-layer.ts";

const page = (path: string): TrackedEvent => ({
  event: "page_view",
  name: "slug",
  path,
  page: { uniqueIdentifier: path },
});
const login: TrackedEvent = { event: "login", method: "email" };

test("who listens later hears the page that is shown, and nothing of those before it", () => {
  track(page("/poster"));
  track(login);
  track(page("/leinwand"));
  track({ event: "browser_error" });
  const heard: TrackedEvent[] = [];
  const end = onTracked((event) => heard.push(event));
  track(login);
  end();
  track(login);
  expect(heard).toEqual([page("/leinwand"), { event: "browser_error" }, login]);
});
