import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

// Decision 0065: it works without consent because it tells nothing about anybody.
test("a report leaves without cookies, without the query of the page, and outlives it", async () => {
  const sent: [path: string, init: RequestInit][] = [];
  const page = new EventTarget();
  const browser = {
    document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
    location: { pathname: "/new-password", search: "?token=secret" },
    addEventListener: page.addEventListener.bind(page),
    navigator: { sendBeacon: () => expect.unreachable() },
    fetch: async (...given: [string, RequestInit]) => void sent.push(given),
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  // One that another test opened listens to another page.
  vi.resetModules();
  const { log } = await import("./log.ts");
  log("browser-error", "error", { message: "x is not a function" });
  page.dispatchEvent(new Event("pagehide"));
  const [[path, init] = expect.unreachable()] = sent;
  expect(path).toBe("/web-api/log");
  expect(init).toMatchObject({ method: "POST", credentials: "omit", referrerPolicy: "origin", keepalive: true });
  expect(JSON.parse(String(init.body))).toEqual({
    page: "/new-password",
    entries: [{ name: "browser-error", level: "error", times: 1, details: { message: "x is not a function" } }],
  });
});
