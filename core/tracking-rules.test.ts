import { expect, test } from "vitest";
import { parseQuery } from "./query-string.ts";
import { isLeftOn, readTagManagerId } from "./tracking-rules.ts";

test.each(["GTM-ABC123", "G-1", "G-Z9Z9Z9"])("%s is a tag manager's id (core document, section 5)", (id) => {
  expect(readTagManagerId(id)).toEqual({ ok: true, value: id });
});

test.each(["", "GTM-", "gtm-ABC", "GTM-abc", "UA-1234-1", "GTM-ABC ", "xGTM-ABC", "GTM-A\nB", "GTM-A';alert(1)//"])(
  "%j is not (core document, section 5)",
  (id) => expect(readTagManagerId(id)).toEqual({ ok: false, error: `${id} is not a valid GTM-ID` }),
);

test("tracking and logging are on unless their query flag is 0 (core document, section 5)", () => {
  expect(
    ["", "tracking=1", "tracking=", "tracking=00", "logging=0", "tracking=0"]
      .map(parseQuery)
      .map((query) => isLeftOn(query, "tracking")),
  ).toEqual([true, true, true, true, true, false]);
  expect(isLeftOn(parseQuery("logging=0&tracking=1"), "logging")).toBe(false);
});
