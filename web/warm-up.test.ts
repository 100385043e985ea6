import { afterAll, expect, test, vi } from "vitest";
import { shippingTableSchema } from "../core/shipping-table-schema.ts";
import { shopOf } from "../core/shop.ts";
import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import shipping from "../demo/shipping.json" with { type: "json" };
import type { Page } from "./router/page.ts";
import { openCalculator } from "./shop/product/calculator.ts";
import { loadKindPage } from "./shop/product/kind-part.tsx";
import { pageOf } from "./shop/product/loaded-product.ts";
import "./shop/product/warm-calculator.ts";
import { warmedUp, warmUp } from "./warm-up.ts";

const { site, countries } = shippingTableSchema.parse(shipping);
const kind = await loadKindPage("photoframe");
const shop = shopOf("poster", "de-DE");
const now = "2026-11-23T10:00:00+01:00";
const vat = { rate: 190_000, included: true };
const loaded = {
  ...{ kind: "product", content: { path: "/leinwanddruck", kind: "photoframe" } as never },
  calculator: JSON.stringify({
    ...{ release: demoRelease, earlier: [], labels: {}, initial: { materialType: "leinwand" } },
    ...{
      orientation: "landscape",
      firstMaterials: [],
      tip: null,
      taxes: { "printed-standard": vat, "photobook-pur": vat, "photobook-photo": vat, voucher: vat },
    },
    ...{ country: "DE", shipping: { site, carrier: countries.DE }, now },
  }),
};
const page: Page = {
  ...{ shell: "v1", routes: [], location: { pathname: "/leinwanddruck", search: "?formatType=750x500", hash: "" } },
  data: { root: { shop }, "shop/page-route": loaded },
};

vi.stubGlobal("document", { documentElement: { lang: "de-DE" } });
afterAll(() => void vi.unstubAllGlobals());

test("what is done before a page comes alive leaves room for a press after each piece, and its calculator is found as its address says", async () => {
  const order: string[] = [];
  const press = (name: string) => setTimeout(() => order.push(name));
  warmUp(() => {
    order.push("one");
    press("pressed after one");
  });
  warmUp(({ location }) => {
    order.push(location.pathname);
    press("pressed after the last");
  });
  await warmedUp(page);
  order.push("alive");
  expect(order).toEqual(["one", "pressed after one", "/leinwanddruck", "pressed after the last", "alive"]);

  const { calculator } = pageOf(loaded);
  const quoted = vi.spyOn(kind.sold, "quote");
  const found = (search: string) =>
    openCalculator(kind, calculator, { shop, path: "/leinwanddruck", search, now: new Date(now) });
  expect(found("?formatType=750x500").quote.priceCurrent).toBe(4390);
  expect(quoted).not.toHaveBeenCalled();
  expect(found("").quote.priceCurrent).toBe(3390);
  expect(quoted).toHaveBeenCalledOnce();
});

test("what fails before a page comes alive keeps nothing else from being done, and the page comes alive", async () => {
  const done: string[] = [];
  warmUp(() => {
    throw new Error("no material");
  });
  warmUp(() => void done.push("next"));
  await warmedUp(page);
  expect(done).toEqual(["next"]);
});
