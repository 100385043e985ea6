import { expect, test } from "vitest";
import type { DataShape } from "./data-shape.ts";
import { readValue, valueText } from "./data-values.ts";
import { valueRuleText } from "./value-rule-words.ts";

const cutOff: DataShape = { kind: "number", whole: true, least: 0, most: 1440, unit: "clock", nullable: false };

test("minutes from midnight are written and read as a time of day", () => {
  expect(valueText(cutOff, 720, "comma")).toBe("12:00");
  expect(valueText(cutOff, 545, "point")).toBe("09:05");
  expect(readValue(cutOff, "9:05")).toEqual({ ok: true, value: 545 });
  expect(readValue(cutOff, "24:00")).toEqual({ ok: true, value: 1440 });
  expect(readValue(cutOff, "720")).toEqual({ ok: true, value: 720 });
  expect(readValue(cutOff, "24:01")).toEqual({ ok: false, error: { rule: "most", limit: "24:00" } });
  expect(readValue(cutOff, "12:60")).toEqual({ ok: false, error: { rule: "time" } });
});

test("what was written stands in the quotation marks of the language", () => {
  expect(valueRuleText({ rule: "number" }, "abc", "de")).toBe("„abc“ ist keine Zahl");
  expect(valueRuleText({ rule: "number" }, "abc", "en")).toBe("“abc” is no number");
  expect(valueRuleText({ rule: "time" }, "12:60", "de")).toBe("„12:60“ ist keine Uhrzeit wie 12:30");
});
