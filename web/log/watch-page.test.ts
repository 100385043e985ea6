import { expect, test, vi } from "vitest";
import { writeConsent } from "../../core/consent.ts";
import { limits } from "./batches.ts";
import { faultDetails, watchPage } from "./watch-page.ts";

// Named events (core document, section 8).
test("of an exception are told its name, its message and the first lines of where it happened", () => {
  const fault = new TypeError("x is not a function");
  fault.stack = `TypeError: x is not a function\n${Array.from({ length: 40 }, (_, at) => `    at f${at} (/assets/a.js:${at}:1)`).join("\n")}`;
  const { message, stack } = faultDetails(fault);
  expect(message).toBe("TypeError: x is not a function");
  expect(stack?.split("\n")).toEqual([0, 1, 2, 3, 4].map((at) => `at f${at} (/assets/a.js:${at}:1)`));
});

test("whatever is thrown fits the service, and no value of the page is told", () => {
  const long = new Error("m".repeat(5_000));
  long.stack = Array.from({ length: 9 }, () => `    at ${"f".repeat(5_000)}`).join("\n");
  for (const text of Object.values(faultDetails(long))) expect(text.length).toBeLessThanOrEqual(limits.longestDetail);
  expect(faultDetails({ email: "lena@example.com" })).toEqual({ message: "object" });
  expect(faultDetails(undefined)).toEqual({ message: "undefined" });
  expect(faultDetails("offline")).toEqual({ message: "offline" });
});

test("how fast a picture came is no fault: it is timed only for who agreed to statistics", () => {
  const looked: string[] = [];
  const cookieOf = (granted: "shop-statistics"[]) => `consent=${writeConsent({ id: null, granted, declined: [] })}`;
  const document = { cookie: "", querySelector: (what: string) => void looked.push(what) };
  for (const [name, value] of Object.entries({ document, navigator: {}, addEventListener() {} }))
    vi.stubGlobal(name, value);
  watchPage(() => 0);
  expect(looked).toEqual([]);
  document.cookie = cookieOf(["shop-statistics"]);
  watchPage(() => 0);
  expect(looked).toHaveLength(1);
  vi.unstubAllGlobals();
});
