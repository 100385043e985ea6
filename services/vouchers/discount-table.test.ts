import { expect, test } from "vitest";
import { discountRule } from "./discount-rule.ts";
import { columnOfPath, ruleOfLine } from "./discount-table.ts";

const wrongIn = (cells: Readonly<Record<string, string>>) => {
  const line: Readonly<Record<string, string>> = { code: "WINTER", effect: "percent", percent: "20", ...cells };
  const read = discountRule.safeParse(
    ruleOfLine((column) => line[column] ?? (column === "validFrom" ? "2026-12-01" : "")),
  );
  return read.success ? [] : read.error.issues.map(({ path }) => columnOfPath(path));
};

test.each([
  [{ percent: "12,3456" }],
  [{ effect: "amount", "amount.EUR": "7.5", "amount.CHF": "8,00" }],
  [{ "minimum.EUR": "50", mostUses: "100" }],
])("%o is read", (cells) => {
  expect(wrongIn(cells)).toEqual([]);
});

test.each([
  [{ percent: "12.34567" }, "percent"],
  [{ effect: "amount", "amount.EUR": "7.505" }, "amount.EUR"],
  [{ "minimum.EUR": "1.000" }, "minimum.EUR"],
  [{ mostUses: "1.5" }, "mostUses"],
  [{ mostUsesEach: "1,0" }, "mostUsesEach"],
])("%o is refused and not rounded: %s", (cells, column) => {
  expect(wrongIn(cells)).toEqual([column]);
});
