import { expect, test } from "vitest";
import { fieldOfMoment, momentOfField } from "./shop-time.ts";

test("a field's time is the shop's, in winter, in summer and on the days between", () => {
  const cases = {
    "2026-12-01T08:00": "2026-12-01T07:00:00.000Z",
    "2026-07-01T08:00": "2026-07-01T06:00:00.000Z",
    "2026-03-29T23:30": "2026-03-29T21:30:00.000Z",
    "2026-03-29T01:30": "2026-03-29T00:30:00.000Z",
    "2026-10-25T12:00": "2026-10-25T11:00:00.000Z",
    "2026-10-25T23:30": "2026-10-25T22:30:00.000Z",
  };
  for (const [field, moment] of Object.entries(cases)) {
    expect(momentOfField(field)?.toISOString(), field).toBe(moment);
    expect(fieldOfMoment(moment)).toBe(field);
  }
});

test("what is no time is none", () => {
  for (const text of ["", "2026-12-01", "2026-13-01T08:00", "tomorrow"]) expect(momentOfField(text)).toBeNull();
  expect(fieldOfMoment(null)).toBe("");
});
