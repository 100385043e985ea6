import { expect, test } from "vitest";
import { moonPhasesBetween } from "./moon.ts";

const days = (year: number, phase: string) =>
  [...moonPhasesBetween(`${year}-01-01`, `${year}-12-31`)].flatMap(([date, one]) =>
    one === phase ? [date.slice(5)] : [],
  );

test("full moons of 2024 and 2025 are on the days the almanacs gave", () => {
  expect(days(2024, "full").join(" ")).toBe("01-25 02-24 03-25 04-24 05-23 06-22 07-21 08-19 09-18 10-17 11-15 12-15");
  expect(days(2025, "full").join(" ")).toBe("01-13 02-12 03-14 04-13 05-12 06-11 07-10 08-09 09-07 10-07 11-05 12-05");
});

test("new moons of 2026, among them that of the eclipse of 12 August", () => {
  expect(days(2026, "new").join(" ")).toBe("01-18 02-17 03-19 04-17 05-16 06-15 07-14 08-12 09-11 10-10 11-09 12-09");
});

test("phases follow each other and leave none out", () => {
  const all = [...moonPhasesBetween("2024-01-01", "2035-12-31").values()];
  const order = ["new", "first-quarter", "full", "last-quarter"];
  for (const [index, phase] of all.entries()) {
    if (index > 0) expect(phase).toBe(order[(order.indexOf(all[index - 1] ?? "") + 1) % 4]);
  }
  expect(all.length).toBe(594);
});
