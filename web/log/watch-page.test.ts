import { expect, test } from "vitest";
import { limits } from "./batches.ts";
import { faultDetails } from "./watch-page.ts";

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
