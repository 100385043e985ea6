import { expect, test } from "vitest";
import { groupedByShipping, groupsOf, isLate, type OrderRow } from "./order-groups.ts";

const today = "2026-11-21";
const row = (number: string, shipsOn: string): OrderRow => ({
  id: number,
  number,
  state: "files-checked",
  placedAt: "2026-11-18T10:00:00.000Z",
  shipsOn,
  dueOn: "2026-11-30",
  name: "Lena Muster",
  city: "München",
  country: "DE",
  contents: ["Leinwand 60 × 40 cm"],
  pictures: [],
  lines: 1,
  pieces: 1,
  stopped: 0,
  alerts: 0,
  total: 3390,
  currency: "EUR",
});
const group = (rows: readonly OrderRow[], overdue = true) =>
  groupsOf(rows, ({ shipsOn }) => shipsOn, { today, overdue }).map(
    ({ kind, day, rows }) => `${kind} ${day}: ${rows.map(({ number }) => number)}`,
  );

test("work is put under the day it ships, in the server's order", () => {
  const rows = [
    row("1", "2026-11-20"),
    row("2", today),
    row("3", today),
    row("4", "2026-11-22"),
    row("5", "2026-11-26"),
  ];
  expect(group(rows)).toEqual([
    "overdue 2026-11-20: 1",
    "today 2026-11-21: 2,3",
    "tomorrow 2026-11-22: 4",
    "other 2026-11-26: 5",
  ]);
});

test("where the past is no fault, it is yesterday or a day", () => {
  expect(group([row("1", "2026-11-20"), row("2", "2026-11-12")], false)).toEqual([
    "yesterday 2026-11-20: 1",
    "other 2026-11-12: 2",
  ]);
});

test("work is grouped by shipping, everything else by when it was ordered", () => {
  const states = ["open", "paid", "files-checked", "in-production", "complaint", "shipped", "placed", "all"];
  expect(states.filter(groupedByShipping)).toEqual(["open", "paid", "files-checked", "in-production", "complaint"]);
});

test("late is what is promised for a day before today and still in the house", () => {
  expect(isLate({ state: "in-production", dueOn: "2026-11-20" }, today)).toBe(true);
  expect(isLate({ state: "in-production", dueOn: today }, today)).toBe(false);
  expect(isLate({ state: "shipped", dueOn: "2026-11-20" }, today)).toBe(false);
});
