import { expect, it } from "vitest";
import { isSnowing, readSnowTime } from "./snow-time.ts";

const now = new Date("2026-11-22T09:00:00Z");
const read = (snowfallFrom: unknown, snowfallTo: unknown) => readSnowTime({ snowfallFrom, snowfallTo }, now);

it("snow falls between two moments that editors set", () => {
  const snow = read("2026-12-01 00:00", "2026-12-27T00:00:00+01:00");
  expect(snow).toEqual({ from: "2026-12-01T00:00:00.000Z", to: "2026-12-26T23:00:00.000Z" });
  if (snow === null) throw new Error("no snow");
  const at = (moment: string) => isSnowing(snow, new Date(moment));
  expect(["2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00Z", "2026-12-26T22:59:59.999Z"].map(at)).toEqual([
    false,
    true,
    true,
  ]);
  expect(at("2026-12-26T23:00:00Z")).toBe(false);
});

it.each([
  ["nobody set it", undefined, undefined],
  ["it has no end", "2026-12-01 00:00", ""],
  ["it has no beginning", "", "2026-12-24 00:00"],
  ["it is over", "2026-01-01 00:00", "2026-11-22 09:00"],
  ["it ends before it begins", "2026-12-24 00:00", "2026-12-01 00:00"],
  ["it is no moment", "bald", 7],
])("%s: no snow", (_why, from, to) => {
  expect(read(from, to)).toBeNull();
});
