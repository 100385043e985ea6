import { expect, it } from "vitest";
import { parseQuery } from "../../../../../core/query-string.ts";
import { shippingTableSchema } from "../../../../../core/shipping-table-schema.ts";
import { shopOf } from "../../../../../core/shop.ts";
import { demoRelease } from "../../../../../demo/catalogue/wall-pictures.ts";
import shipping from "../../../../../demo/shipping.json" with { type: "json" };
import { page } from "../../../../../products/photoframe/page/page.ts";
import { openCalculator } from "../../calculator.ts";
import type { OpenedData } from "../in-portrait.ts";
import { inPortrait } from "../in-portrait.ts";
import { tippedFormat } from "./tip.ts";
import { freeSize, nextOffered, nextSize, worthOf } from "./worth.ts";

// Experiment 967: second document, section 4.

const table = shippingTableSchema.parse(shipping);
const vat = { rate: 190_000, included: true };
const data = {
  release: demoRelease,
  earlier: [],
  labels: {},
  initial: { materialType: "leinwand" },
  orientation: "landscape",
  firstMaterials: [],
  tip: { format: "900x600", reason: "Passt." },
  taxes: { "printed-standard": vat, "photobook-pur": vat, "photobook-photo": vat, voucher: vat },
  country: "DE",
  shipping: { site: { ...table.site, peaks: [...table.site.peaks] }, carrier: { ...table.countries.DE } },
  now: "2026-11-23T10:00:00+01:00",
} as unknown as OpenedData;
const opened = (search = "", given = data) =>
  openCalculator(page, given, {
    shop: shopOf("poster", "de-DE"),
    path: "/leinwanddruck",
    search,
    now: new Date(data.now),
  });
const size = (width: number, height: number) => ({ width: width * 10, height: height * 10 });

it("one size up is named with what it brings and costs, from today's prices", () => {
  const next = nextSize(opened());
  expect(next?.format).toEqual(size(75, 50));
  expect(next?.price).toBe(4390);
  // 3.750 against 2.400 square centimetres, 43,90 against 33,90.
  expect(next?.worth).toEqual({ area: 0.5625, price: 4390 / 3390 - 1, more: 1000 });
});

it("the largest size has none above it, and standing formats lead to standing ones", () => {
  expect(nextSize(opened("?formatType=1200x800"))).toBeNull();
  expect(nextSize(opened("?formatType=400x600"))?.format).toEqual(size(50, 75));
});

it("a size that costs more for its area, or less in all, is never recommended", () => {
  const small = { format: size(20, 20), price: 1000 };
  expect(worthOf(small, { format: size(20, 40), price: 2000 })).toBeNull();
  expect(worthOf(small, { format: size(20, 40), price: 2500 })).toBeNull();
  expect(worthOf(small, { format: size(20, 10), price: 400 })).toBeNull();
  expect(worthOf(small, { format: size(20, 40), price: 1500 })).toEqual({ area: 1, price: 0.5, more: 500 });
});

it("the size that travels free is one whose delivery the checkout charges nothing for", () => {
  const acrylic = opened("?materialType=acrylglas");
  expect(acrylic.delivery.missingToFree).toBe(410);
  expect(freeSize(acrylic)).toMatchObject({ format: size(75, 50), price: 7490 });
  const there = opened("?materialType=acrylglas&formatType=750x500");
  expect([there.total, there.delivery.amount]).toEqual([7490, 0]);
  expect(freeSize(there)).toBeNull();
  // Larger canvases are worth enough, but travel as freight that is never free.
  expect(freeSize(opened())).toBeNull();
});

it("what cannot travel free has no distance to it", () => {
  const bulky = opened("?formatType=2000x1400");
  expect(bulky.delivery.amount).toBeGreaterThan(0);
  expect(freeSize(bulky)).toBeNull();
});

it("the tip is the page's own, and silent while formats stand that it does not speak of", () => {
  expect(tippedFormat(opened())).toEqual(size(90, 60));
  expect(tippedFormat(opened("?orientation=portrait"))).toBeNull();
  expect(tippedFormat(opened("", { ...data, tip: null }))).toBeNull();
});

it("an offer in short names the next format that lies alike", () => {
  const offered = (value: string, amount: number) => ({
    value,
    amount,
    label: "",
    price: "",
    original: "",
    sides: null,
    context: {},
  });
  const formats = [
    offered("900x600", 5590),
    offered("600x400", 3390),
    offered("500x750", 4390),
    offered("300x200", 1799),
  ];
  expect(nextOffered(formats, offered("600x400", 3390))).toMatchObject({
    offered: { value: "900x600" },
    worth: { area: 1.25, more: 2200 },
  });
  expect(nextOffered(formats, offered("900x600", 5590))).toBeNull();
});

it("in portrait the same piece stands, at the price of its format, and every address says so", () => {
  const standing = inPortrait(data);
  const { state, size: standingSize, quote, hrefOf } = opened("", standing);
  expect(standingSize).toEqual(size(40, 60));
  expect(quote.priceCurrent).toBe(opened("?formatType=400x600").quote.priceCurrent);
  // Whoever gets the link sees the same piece, whatever experiment she is in.
  const shared = hrefOf(state).replace("/leinwanddruck", "");
  expect(parseQuery(shared)).toEqual({ orientation: "portrait" });
  for (const given of [data, standing]) expect(opened(shared, given).state.configuration).toEqual(state.configuration);
  const lying = opened("?orientation=landscape", standing);
  expect(lying.size).toEqual(size(60, 40));
  expect(lying.hrefOf(lying.state)).toBe("/leinwanddruck?orientation=landscape");
  // A page that stands by itself is left as it is.
  const own = { ...data, orientation: "portrait" } as const;
  expect(inPortrait(own)).toBe(own);
  expect(opened("", own).hrefOf(opened("", own).state)).toBe("/leinwanddruck");
});
