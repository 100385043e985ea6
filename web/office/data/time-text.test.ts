import { expect, test } from "vitest";
import { bytesText } from "../../../core/bytes-text.ts";
import { clockText, sinceText, timeText, zoneText } from "./time-text.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("a time carries its year only when it is another one", () => {
  expect(timeText("2026-11-21T09:42:00Z", "de-DE", now)).toBe("21. Nov., 10:42");
  expect(timeText("2025-12-31T22:59:00Z", "de-DE", now)).toBe("31. Dez. 2025, 23:59");
  // by the shop's clock it is the new year already
  expect(timeText("2025-12-31T23:30:00Z", "en-GB", now)).toBe("1 Jan, 00:30");
  expect(clockText("2026-11-21T04:06:00Z", "de-DE")).toBe("05:06");
});

test("whose clock it is stands there with its name, in winter and in summer", () => {
  expect(zoneText("de-DE", now)).toBe("Berlin, MEZ");
  expect(zoneText("de-DE", new Date("2026-07-01T12:00:00Z"))).toBe("Berlin, MESZ");
  expect(zoneText("en-GB", now)).toBe("Berlin, CET");
});

test("how long ago is said in the largest whole unit", () => {
  const ago = (iso: string) => sinceText(iso, "de-DE", now);
  expect(ago("2026-11-21T11:59:40Z")).toBe("gerade eben");
  expect(ago("2026-11-21T11:48:10Z")).toBe("vor 11 Minuten");
  expect(ago("2026-11-21T09:01:00Z")).toBe("vor 2 Stunden");
  expect(ago("2026-11-19T09:00:00Z")).toBe("vor 2 Tagen");
  expect(ago("2026-11-21T12:03:30Z")).toBe("in 3 Minuten");
});

test("sizes of files are decimal, with a digit after the point while they are small", () => {
  expect([0, 870_400, 1_103_669, 41_200_000].map((bytes) => bytesText(bytes, "de-DE"))).toEqual([
    "1\u00a0kB",
    "870\u00a0kB",
    "1,1\u00a0MB",
    "41\u00a0MB",
  ]);
});
