import { expect, test } from "vitest";
import { troublesOf } from "./troubles.ts";

const list = {
  columns: [{ key: "name", head: "Name" }],
  rows: [
    { line: 2, values: { name: "Inge" } },
    { line: 3, values: { name: "MÃ¼ller" } },
  ],
};
const finding = (line: number | null, element: string) => ({
  line,
  surface: "front",
  element,
  body: { reason: "characters-missing", characters: ["ß"] } as const,
});

test("a postcode that the envelope shows is missing once", () => {
  const columns = ["name", "postcode", "city"].map((key) => ({ key, head: key }));
  const rows = [{ line: 2, values: { name: "Inge", city: "Kiel" } }];
  const missing = {
    line: 2,
    surface: "envelope",
    element: "one",
    body: { reason: "field-empty", field: "PLZ" } as const,
  };
  expect(troublesOf({ columns, rows }, [missing]).get(2)).toEqual([{ line: 2, reason: "postcode-missing" }]);
});

test("a line has its faults and findings, the same one once, whichever text shows it", () => {
  const troubles = troublesOf(list, [finding(3, "one"), finding(3, "two"), finding(null, "one")]);
  expect([...troubles]).toEqual([
    [
      3,
      [
        { line: 3, reason: "letters-broken", column: "name", mended: "Müller" },
        { line: 3, element: "one", reason: "characters-missing", characters: ["ß"] },
      ],
    ],
  ]);
});
