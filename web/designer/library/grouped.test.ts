import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";
import type { LibraryEntry } from "./library-entries.ts";

const entry = (name: string, takenAt?: string): LibraryEntry => ({
  photo: name,
  name,
  uses: 0,
  placeable: true,
  upload: null,
  facts: {
    id: name,
    name,
    width: 30,
    height: 20,
    ...(takenAt === undefined ? {} : { takenAt: `${takenAt}T12:00:00` }),
  },
});
const collator = new Intl.Collator("de", { numeric: true });
const shown = (entries: readonly LibraryEntry[], order: "newest" | "oldest" | "name") =>
  grouped(entries, order, collator).map(({ time, entries: some }) => [time, some.map(({ name }) => name).join(" ")]);

test("photos of a journey are grouped by day, those without a date come last", () => {
  const photos = [entry("a", "2026-07-14"), entry("x"), entry("b", "2026-07-15"), entry("c", "2026-07-14")];
  expect(shown(photos, "newest")).toEqual([
    [{ of: "day", day: "2026-07-15" }, "b"],
    [{ of: "day", day: "2026-07-14" }, "a c"],
    [{ of: "unknown" }, "x"],
  ]);
  expect(shown(photos, "oldest")[0]).toEqual([{ of: "day", day: "2026-07-14" }, "a c"]);
});

test("photos of a year are grouped by season; December belongs to the winter it begins", () => {
  const photos = [3, 4, 5, 6, 7, 8, 9, 10, 12].map((month) =>
    entry(String(month), `2025-${String(month).padStart(2, "0")}-10`),
  );
  expect(shown([...photos, entry("2", "2026-02-28")], "oldest")).toEqual([
    [{ of: "season", season: "spring", year: 2025 }, "3 4 5"],
    [{ of: "season", season: "summer", year: 2025 }, "6 7 8"],
    [{ of: "season", season: "autumn", year: 2025 }, "9 10"],
    [{ of: "season", season: "winter", year: 2026 }, "12 2"],
  ]);
});

test("names are in the order in which people count, without headings", () => {
  expect(shown([entry("IMG_10", "2026-07-14"), entry("IMG_9"), entry("Ähre")], "name")).toEqual([
    [null, "Ähre IMG_9 IMG_10"],
  ]);
});

test("without any date there are no headings, and nothing of nothing", () => {
  expect(shown([entry("b"), entry("a")], "newest")).toEqual([[null, "b a"]]);
  expect([shown([], "newest"), shown([], "name")]).toEqual([[], []]);
});
