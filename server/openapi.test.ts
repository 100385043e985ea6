import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { labelAnswers } from "../services/labels/contract.ts";
import { legalAnswers } from "../services/legal/contract.ts";
import { priceAnswers } from "../services/prices/contract.ts";
import { productPageAnswers } from "../services/product-pages/contract.ts";
import { voucherAnswers } from "../services/vouchers/contract.ts";
import { unopenedShop } from "./unopened-shop.fixture.ts";

let shop: Awaited<ReturnType<typeof unopenedShop>>;
let app: (typeof shop)["app"];

beforeAll(async () => {
  shop = await unopenedShop();
  app = shop.app;
});
afterAll(() => shop?.close());

test("every route of the shop is in its OpenAPI document, and nothing else", async () => {
  const answer = await app.request("/openapi.json");
  expect(answer.status).toBe(200);
  const { openapi, paths } = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(openapi).toBe("3.1.0");
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = app.routes
    .filter(({ method, path }) => method !== "ALL" && path !== "/openapi.json")
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^/]*\})?/g, "{$1}")}`)
    // Uploads are never handed out: GET is there only to refuse in our own words.
    .filter((route) => route !== "GET /web-api/uploads/{id}");
  expect(described.sort()).toEqual([...new Set(served)].sort());
  expect(described.length).toBeGreaterThan(50);
});

test("every call of the specification's section 7 that is said to be built is there, and none that is said to be open", async () => {
  const { paths } = (await (await app.request("/openapi.json")).json()) as { paths: Record<string, object> };
  const table = await readFile(join(import.meta.dirname, "../docs/specification.md"), "utf8");
  const [, calls = ""] = /^## Core document, section 7: calls\n(.*?)^## /ms.exec(table) ?? [];
  const rows = [...calls.matchAll(/^\| (\/[^\s:|]*)[^|]*\|.*\| (built|open)\b[^|]*\|$/gm)];
  expect(rows.length).toBeGreaterThan(55);
  for (const [, path = "", status] of rows) expect(path in paths, `${path} is ${status}`).toBe(status === "built");
  const shown = rows.filter(([, path = "", status]) => status === "built" && !path.includes("/customer-"));
  const silent = shown.filter(([, path = ""]) => !JSON.stringify(paths[path]).includes('"example":'));
  expect(silent.map(([, path]) => path)).toEqual([]);
});

test("who asks is looked up only where the answer depends on it", () => {
  const middleware = app.routes.findIndex(({ method, path }) => method === "ALL" && path === "/web-api/*");
  const before = app.routes.slice(0, middleware).map(({ path }) => path);
  expect(before).toContain("/web-api/product-selection-photo-frame/price-article");
  expect(before).toContain("/web-api/payments/:provider/webhook");
  expect(before.filter((path) => /cart|orders|designs|photos$|web-api\/uploads|customer|office/.test(path))).toEqual(
    [],
  );
});

test("what pages ask by its path is described there", async () => {
  const { paths } = (await (await app.request("/openapi.json")).json()) as { paths: Record<string, { get?: object }> };
  const asked = Object.keys({
    ...labelAnswers,
    ...legalAnswers,
    ...priceAnswers,
    ...productPageAnswers,
    ...voucherAnswers,
  });
  expect(asked.filter((path) => !paths[path]?.get)).toEqual([]);
  for (const path of Object.keys(priceAnswers)) {
    const described = JSON.stringify(paths[path]?.get);
    expect(described, path).toContain('"example":');
    expect(described, path).toContain("application/problem+json");
  }
});

test("codes, gift vouchers and price drafts show an example of what they take and of what they answer", async () => {
  type Shown = { readonly content?: Readonly<Record<string, object>> };
  type Operation = { readonly requestBody?: Shown; readonly responses: Readonly<Record<string, Shown>> };
  const { paths } = (await (await app.request("/openapi.json")).json()) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const drafted =
    /^\/(gift-voucher|web-api\/voucher|office-api\/(discounts|discount-files|discount-imports|gift-vouchers|catalogue)\b.*)$/;
  let shown = 0;
  for (const [path, methods] of Object.entries(paths).filter(([one]) => drafted.test(one))) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const good = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      for (const { content = {} } of [requestBody ?? {}, ...good.map(([, one]) => one)]) {
        for (const [type, media] of Object.entries(content)) {
          // Files are what was handed out before.
          if (type === "application/octet-stream") continue;
          expect(Object.keys(media), `${method} ${path} ${type}`).toContain("example");
          shown++;
        }
      }
    }
  }
  expect(shown).toBeGreaterThan(25);
});
