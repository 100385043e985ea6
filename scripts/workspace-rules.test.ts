import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forbiddenOfWorkspace, workspaces } from "./workspace-rules.ts";

test.each([
  ["services/content/service.ts", "platform/time/clock.ts"],
  ["services/content/office/page-rows.ts", "services/content/delivery/filter-sql.ts"],
  ["services/flags/keys.ts", "node:crypto"],
  ["studio/entries.ts", "core/locale.ts"],
  ["web/office/content/page-sheet.tsx", "services/content/contract.ts"],
  ["server/compose.ts", "services/flags/service.ts"],
  ["demo/pictures/manifest.test.ts", "studio/picture-manifest.ts"],
  ["server/main.ts", "services/orders/steps.ts"],
])("%s may import %s", (from, to) => {
  expect(forbiddenOfWorkspace(from, to)).toBeNull();
});

test.each([
  [
    "services/content/service.ts",
    "products/kind.ts",
    "services/content stands by itself and knows only platform, core",
  ],
  [
    "services/flags/service.ts",
    "services/carts/contract.ts",
    "services/flags stands by itself and knows only platform, core",
  ],
  [
    "services/content/a.test.ts",
    "services/flags/contract.ts",
    "services/content stands by itself and knows only platform, core",
  ],
  ["studio/optimise.ts", "platform/time/clock.ts", "studio stands by itself and knows only core"],
  ["server/compose.ts", "services/content/access.ts", "services/content exports only a.ts, b.ts"],
  ["e2e/flags.e2e.ts", "services/flags/keys.ts", "services/flags exports only a.ts, b.ts"],
])("%s may not import %s", (from, to, reason) => {
  expect(forbiddenOfWorkspace(from, to, () => ["a.ts", "b.ts"])).toBe(reason);
});

test("package.json names the same workspaces", () => {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  expect(JSON.parse(text).workspaces).toEqual(Object.keys(workspaces));
});
