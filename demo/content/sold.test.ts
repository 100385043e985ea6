import { expect, it } from "vitest";
import { parseQuery } from "../../core/query-string.ts";
import { shopOf } from "../../core/shop.ts";
import type { OpeningContext, Refusal } from "../../products/kind.ts";
import { readStrictly } from "../../products/read-strictly.ts";
import { kindOf, productKinds } from "../../products/registry.ts";
import type { Json, JsonObject } from "../../services/content/contract.ts";
import { demoCatalogues } from "../catalogue/catalogues.ts";
import photoframe from "../catalogue/photoframe.json" with { type: "json" };
import { demoData } from "../seed.ts";
import { contentLines } from "./space.ts";

const shop: OpeningContext = { ...shopOf("poster", "de-DE"), on: "2026-11-22" };

/** Every object of a content, with what it is a part of. */
function* objects(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const one of value) yield* objects(one);
  else if (value !== null && typeof value === "object") {
    yield value as JsonObject;
    for (const one of Object.values(value)) yield* objects(one as Json);
  }
}

const all = contentLines().flatMap((line) => [...objects(JSON.parse(line).data?.published ?? null)]);
const blocks = (component: string) => all.filter((one) => one.component === component);
const goods = (component: string) =>
  blocks(component).flatMap(({ items }) => (items as JsonObject[]).map(({ which }) => String(which)));

/** What the price service would refuse of an article: `calendar?calendarType=wandkalender`, or an accessory's number. */
function refusalsOf(sku: string): readonly (Refusal | string)[] {
  const [key = "", query] = sku.split("?");
  if (query === undefined) {
    return productKinds.some(({ offer }) => offer.accessories?.recognises(sku)) ? [] : [`${sku}: nobody sells it`];
  }
  const kind = kindOf(key);
  if (!kind) return [`${sku}: no such kind`];
  const unread = Object.keys(parseQuery(query)).filter((name) => !(name in kind.offer.parameters));
  if (unread.length > 0) return unread.map((name) => `${sku}: nobody reads ${name}`);
  const read = readStrictly(kind, parseQuery(query), kind.dataSchema.parse(demoCatalogues[key]), shop);
  return read.ok ? [] : read.error.refusals;
}

it("every article and accessory that a page shows is sold", () => {
  const shown = [...goods("sku-container"), ...goods("accessory")];
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.flatMap(refusalsOf)).toEqual([]);
});

it("every way into a calculator chooses what there is", async () => {
  const pages = ((await demoData()).pages ?? []).filter((page) => page.type === "product");
  const choices = all.flatMap(({ url, href }) => {
    const [, slug, choice] = /^\/([a-z-]+)\?(.+)/.exec(String(url ?? href)) ?? [];
    const page = pages.find(({ addresses }) => Object.values(addresses).includes(slug ?? ""));
    return page ? [`${page.kind}?${choice}`] : [];
  });
  expect(choices.length).toBeGreaterThan(60);
  expect(choices.flatMap(refusalsOf)).toEqual([]);
});

it("every frame and every table of formats is of a material and a ratio that there are", () => {
  const families = photoframe.frames.families.map(({ key }) => key);
  const unknown = goods("frame").filter(
    (which) => !families.some((key) => key === which || key.startsWith(`${which}-`)),
  );
  expect(unknown).toEqual([]);
  const materials = photoframe.materials.map(({ key }) => key);
  const tables = [...blocks("formats-and-prices"), ...blocks("frame")];
  expect(tables.filter(({ materialType }) => !materials.includes(String(materialType)))).toEqual([]);
  const ratios = Object.keys(photoframe.formats.wall.cm);
  expect(blocks("formats-and-prices").filter(({ ratio }) => !ratios.includes(String(ratio)))).toEqual([]);
});
