import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderCircle, forbiddenOfWorkspace, workspaces } from "./workspace-rules.ts";

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

test("a circle of folders is found although no file imports itself, and tests are in none", () => {
  const files = new Map([
    ["w/office/page.ts", ["w/delivery/story.ts"]],
    ["w/delivery/rows.ts", ["w/shapes.ts"]],
    ["w/delivery/rows.test.ts", ["w/office/page.ts"]],
    ["w/shapes.ts", []],
    ["x/a/1.ts", ["x/b/1.ts"]],
    ["x/b/2.ts", ["x/a/2.ts"]],
  ]);
  expect(folderCircle(files, "w")).toBeNull();
  expect(folderCircle(new Map([...files, ["w/shapes.ts", ["w/office/shape.ts"]]]), "w")).toEqual([
    "office",
    "delivery",
    "shapes.ts",
    "office",
  ]);
  expect(folderCircle(files, "x")).toEqual(["a", "b", "a"]);
});
