import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forbidden, rooms } from "./room-rules.ts";

test.each([
  ["design/layout.ts", "core/money.ts"],
  ["products/photo-frame/panel.tsx", "ui/button.tsx"],
  ["products/photobook/page/drawings.tsx", "ui/icon.tsx"],
  ["products/registry.ts", "products/photo-frame/kind.ts"],
  ["products/photo-frame/price.ts", "products/kind.ts"],
  ["services/orders/service.ts", "services/carts/service.ts"],
  ["services/orders/service.ts", "node:crypto"],
  ["web/shop/home.tsx", "services/catalogue/contract.ts"],
  ["services/catalogue/quote.test.ts", "demo/price-lists.ts"],
  ["design/scene.test.ts", "node:fs"],
  ["server/main.ts", "services/orders/state.ts"],
  ["vite.config.ts", "web/app/routes.ts"],
  ["products/photobook/pages.ts", "products/pile/reprint.ts"],
  ["web/app/root.tsx", "web/shop/home/home.tsx"],
  ["web/shop/home/home.tsx", "web/frame/use-shop.ts"],
  ["web/office/blocks/blocks-route.tsx", "web/content/read-page.ts"],
  ["web/frame/use-shop.ts", "web/browser/navigation/page.ts"],
])("%s may import %s", (from, to) => {
  expect(forbidden(from, to)).toBeNull();
});

test.each([
  ["core/money.ts", "design/scene.ts", "core may import no other room"],
  ["platform/http/problem.ts", "services/orders/contract.ts", "platform may import core"],
  ["design/scene.ts", "node:fs", "design runs anywhere and uses nothing of Node"],
  ["products/photo-frame/price.ts", "ui/button.tsx", "products may import design, core"],
  ["products/photobook/page/page.ts", "ui/button.tsx", "products may import design, core"],
  ["products/calendar/pages.ts", "products/photobook/pages.ts", "a product kind knows no other kind"],
  ["products/pile/reprint.ts", "products/photobook/pages.ts", "a product kind knows no other kind"],
  [
    "services/orders/service.ts",
    "services/carts/lines.ts",
    "of another service only contract.ts and service.ts may be imported",
  ],
  ["web/shop/home.tsx", "services/catalogue/service.ts", "web may import ui, products, design, core"],
  ["web/browser/log/log.ts", "web/frame/use-shop.ts", "within web, browser is not above frame"],
  ["web/scene/drawing/view.ts", "web/reading/ask.ts", "within web, scene is not above reading"],
  ["web/frame/chrome/header.tsx", "web/content/tile.ts", "within web, frame is not above content"],
  ["web/office/office.tsx", "web/designer/designer.tsx", "within web, office is not above designer"],
  ["web/shop/home/home.tsx", "web/app/root.tsx", "within web, shop is not above app"],
  ["web/shop/home/home.tsx", "web/pages/home.tsx", "web has no such layer"],
  ["services/orders/service.ts", "server/main.ts", "services may import print, products, design, platform, core"],
  ["services/orders/service.ts", "demo/price-lists.ts", "services may import print, products, design, platform, core"],
])("%s may not import %s", (from, to, reason) => {
  expect(forbidden(from, to)).toBe(reason);
});

test("docs/architecture.md names the same rooms and the same imports", () => {
  const text = readFileSync(new URL("../docs/architecture.md", import.meta.url), "utf8");
  const rows = [...text.matchAll(/^\| (`.*?) *\| (.*?) *\|$/gm)].filter(([, names]) => !names?.includes("."));
  const documented = rows.flatMap(([, names = "", may = ""]) => words(names).map((name) => [name, imports(may)]));
  expect(Object.fromEntries(documented)).toEqual(rooms);
});

const words = (cell: string) => [...cell.matchAll(/`([a-z0-9]+)`/g)].map(([, word]) => word ?? "");
const imports = (cell: string) =>
  cell.startsWith("everything") ? "everything" : words(cell.replace(/;.*|, and of another.*/, ""));
