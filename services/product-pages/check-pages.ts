import type { CalendarDate } from "../../core/calendar-date.ts";
import type { ListRule } from "../../core/list-rules.ts";
import { languages } from "../../core/locale.ts";
import { writeFormat } from "../../core/measure.ts";
import { ownPageAt } from "../../core/own-pages.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import { catalogueFormat } from "../../products/catalogue-format.ts";
import type { AnyPage } from "../../products/pages.ts";
import type { LabelData, PageData, ProductPageData } from "./page-data.ts";

/** A fault of a page. */
export interface PageProblem {
  /** Key of the page. */
  readonly page: string;
  readonly path: readonly (string | number)[];
  /** A text is for the publisher of pages; no price list causes it. */
  readonly rule: ListRule | string;
}

/** Paths of the shop's own, at which a page would never be seen (`web/app/routes.ts`). */
const reserved = new Set(["cart", "checkout", "order", "account", "office"]);
/** One shop that measures in centimetres and one that does in inches. */
const shops = [shopOf("poster", "de-DE"), shopOf("poster", "en-US")];

/** A kind's page, and its parsed catalogue. */
export interface SoldOnPages {
  readonly page: AnyPage;
  readonly release: unknown;
}
type Kinds = ReadonlyMap<string, SoldOnPages>;

/**
 * Whether pages fit together and to what is sold: each has its own addresses, every page, type, choice and format
 * they name can be had. All of them at once, because they name each other.
 *
 * @param kinds those that have a page and a catalogue, by key
 */
export function checkPages(pages: readonly PageData[], kinds: Kinds): readonly PageProblem[] {
  const products = pages.filter((page) => page.type === "product");
  const known = products.filter(({ kind }) => kinds.has(kind));
  return [
    ...onePerType(pages),
    ...checkAddresses(products),
    ...products.filter(({ kind }) => !kinds.has(kind)).map(unknownKind),
    ...known.flatMap((page) => checkProductPage(page, known, kinds)),
    ...pages.flatMap((page) => checkReferences(page, known, kinds)),
  ];
}

const unknownKind = ({ key, kind }: ProductPageData): PageProblem => ({
  page: key,
  path: ["kind"],
  rule: `there is no product page or no catalogue of the kind "${kind}"`,
});

function onePerType(pages: readonly PageData[]): readonly PageProblem[] {
  const more = (["home", "sheets"] as const).flatMap((type) => pages.filter((page) => page.type === type).slice(1));
  return more.map(({ key, type }) => ({ page: key, path: ["type"], rule: `there is another page of type "${type}"` }));
}

function checkAddresses(products: readonly ProductPageData[]): readonly PageProblem[] {
  const owners = new Map<string, string>();
  return products.flatMap(({ key, addresses }) =>
    languages.flatMap((language) => {
      const slug = addresses[language];
      if (slug === undefined) return [];
      const owner = owners.get(`${language}/${slug}`);
      owners.set(`${language}/${slug}`, owner ?? key);
      const rule = wrongSlug(slug) ?? (owner === undefined ? null : `is the address of the page "${owner}" already`);
      return rule === null ? [] : [{ page: key, path: ["addresses", language], rule }];
    }),
  );
}

function wrongSlug(slug: string): string | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return "must be small letters and digits with hyphens between them";
  if (/^[a-z]{2}$/.test(slug)) return "must not be two letters, which name a language";
  return reserved.has(slug) || ownPageAt(`/${slug}`) !== null ? "is an address of the shop's own" : null;
}

function checkProductPage(page: ProductPageData, products: readonly ProductPageData[], kinds: Kinds) {
  const { key: own, initial, firstMaterials, gallery, tip } = page;
  const types = typesOf(page, kinds);
  return [
    ...checkChoice(page, kinds, {}, { page: own, path: ["initial"] }),
    ...unknownMaterials(firstMaterials, types, { page: own, path: ["firstMaterials"] }),
    ...unknownMaterials(Object.keys(page.types ?? {}), types, { page: own, path: ["types"] }),
    ...(tip
      ? shops.flatMap(({ unit }) => wrongFormat(tip.format[unit], unit, { page: own, path: ["tip", "format", unit] }))
      : []),
    ...gallery.flatMap(({ label }, index) =>
      label ? checkLabel(label, products, kinds, { page: own, path: ["gallery", index, "label"] }) : [],
    ),
    ...unknownMaterials(
      [initial.materialType ?? ""].filter((material) => material !== "" && material !== "none"),
      types,
      { page: own, path: ["initial", "materialType"] },
    ),
  ];
}

/** The materials or types of a page's calculator. */
function typesOf(data: ProductPageData, kinds: Kinds): readonly string[] {
  const sold = kinds.get(data.kind);
  const [shop] = shops;
  if (!sold || !shop) return [];
  const setup = setupOf(data, sold, shop);
  return sold.page.types(setup, sold.page.read(setup, {}).state).map(({ value }) => value);
}

const setupOf = ({ initial, orientation }: ProductPageData, { release }: SoldOnPages, shop: Shop) => ({
  release,
  initial,
  orientation,
  // Choices are judged on any day; only what begins today depends on it.
  shop: { channel: shop.channel, currency: shop.currency, unit: shop.unit, on: anyDay },
});
const anyDay = "2026-01-01" as CalendarDate;

/** The home page's and the material sheets' own references. */
function checkReferences(page: PageData, products: readonly ProductPageData[], kinds: Kinds) {
  if (page.type === "product") return [];
  const at = (...path: (string | number)[]) => ({ page: page.key, path });
  if (page.type === "sheets") {
    const described = products.filter(({ types }) => types === undefined).flatMap((one) => typesOf(one, kinds));
    return unknownMaterials(Object.keys(page.materials), described, at("materials"));
  }
  const { hero, surfaces, wall } = page;
  const shown = products.find(({ key }) => key === surfaces.page);
  return [
    ...checkLabel(hero.label, products, kinds, at("hero", "label")),
    ...unknownPage(hero.action.page, products, at("hero", "action", "page")),
    ...unknownPage(surfaces.page, products, at("surfaces", "page")),
    ...unknownMaterials(surfaces.materials, shown ? typesOf(shown, kinds) : [], at("surfaces", "materials")),
    ...shops.flatMap(({ unit }) => wrongFormat(surfaces.format[unit], unit, at("surfaces", "format", unit))),
    ...checkLabel(wall.label, products, kinds, at("wall", "label")),
    ...unknownPage(wall.action.page, products, at("wall", "action", "page")),
  ];
}

type Place = Omit<PageProblem, "rule">;

const unknownPage = (key: string, products: readonly ProductPageData[], place: Place): readonly PageProblem[] =>
  products.some((page) => page.key === key) ? [] : [{ ...place, rule: `there is no product page "${key}"` }];

const unknownMaterials = (keys: readonly string[], types: readonly string[], place: Place): readonly PageProblem[] =>
  keys
    .filter((key) => !types.includes(key))
    .map((key) => ({ ...place, rule: { rule: "material-on-page", material: key } }));

const wrongFormat = (text: string, unit: Shop["unit"], place: Place): readonly PageProblem[] =>
  catalogueFormat(text, unit) ? [] : [{ ...place, rule: { rule: "format-on-page", format: text } }];

function checkLabel(label: LabelData, products: readonly ProductPageData[], kinds: Kinds, place: Place) {
  const page = products.find(({ key }) => key === label.page);
  const at = (...path: string[]) => ({ page: place.page, path: [...place.path, ...path] });
  if (!page) return unknownPage(label.page, products, at("page"));
  const { format } = label;
  return [
    ...(format ? shops.flatMap(({ unit }) => wrongFormat(format[unit], unit, at("format", unit))) : []),
    ...checkChoice(page, kinds, label.configuration, at("configuration"), format),
  ];
}

/** A choice must be had as it is written: nothing gives way, in centimetres or in inches. */
function checkChoice(
  data: ProductPageData,
  kinds: Kinds,
  choice: LabelData["configuration"],
  place: Place,
  format?: LabelData["format"],
): readonly PageProblem[] {
  const sold = kinds.get(data.kind);
  if (!sold) return [];
  const rules = shops.flatMap((shop) => {
    const size = format && catalogueFormat(format[shop.unit], shop.unit);
    const query = { ...choice, ...(size && { formatType: writeFormat(size) }) };
    const { notices } = sold.page.read(setupOf(data, sold, shop), query);
    return notices.map(({ field, reason }) => ({ rule: "choice-on-page", field, reason }) as const);
  });
  const each = new Map(rules.map((rule) => [`${rule.field} ${rule.reason}`, rule]));
  return [...each.values()].map((rule) => ({ ...place, rule }));
}
