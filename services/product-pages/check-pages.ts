import type { ListRule } from "../../core/list-rules.ts";
import { languages } from "../../core/locale.ts";
import { writeFormat } from "../../core/measure.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import { readAddress } from "../../products/photoframe/calculator/address.ts";
import { catalogueFormat } from "../../products/photoframe/formats.ts";
import type { Release } from "../../products/photoframe/release.ts";
import type { LabelData, PageData, ProductPageData } from "./page-data.ts";

/** What a page says that the shop cannot keep. */
export interface PageProblem {
  /** Key of the page. */
  readonly page: string;
  readonly path: readonly (string | number)[];
  /** A text is for whoever publishes pages; no price list brings it about. */
  readonly rule: ListRule | string;
}

/** Paths of the shop's own, at which a page would never be seen (`web/routes.ts`). */
const reserved = new Set([
  "cart",
  "checkout",
  "order",
  "account",
  "terms",
  "privacy",
  "imprint",
  "contact",
  "withdrawal",
  "delivery",
  "office",
]);
/** One shop that measures in centimetres and one that does in inches. */
const shops = [shopOf("poster", "de-DE"), shopOf("poster", "en-US")];

/**
 * Whether pages fit together and to what is sold: each has its own addresses, every page, material, choice and format
 * they name can be had. All of them at once, because they name each other.
 */
export function checkPages(pages: readonly PageData[], release: Release): readonly PageProblem[] {
  const products = pages.filter((page) => page.type === "product");
  return [
    ...onePerType(pages),
    ...checkAddresses(products),
    ...products.flatMap((page) => checkProductPage(page, products, release)),
    ...pages.flatMap((page) => checkReferences(page, products, release)),
  ];
}

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
  return reserved.has(slug) ? "is an address of the shop's own" : null;
}

function checkProductPage(page: ProductPageData, products: readonly ProductPageData[], release: Release) {
  const { key: own, initial, firstMaterials, gallery, tip } = page;
  return [
    ...checkChoice(page, release, {}, { page: own, path: ["initial"] }),
    ...unknownMaterials(firstMaterials, release, { page: own, path: ["firstMaterials"] }),
    ...(tip
      ? shops.flatMap(({ unit }) => wrongFormat(tip.format[unit], unit, { page: own, path: ["tip", "format", unit] }))
      : []),
    ...gallery.flatMap(({ label }, index) =>
      label ? checkLabel(label, products, release, { page: own, path: ["gallery", index, "label"] }) : [],
    ),
    ...unknownMaterials(
      [initial.materialType ?? ""].filter((material) => material !== "" && material !== "none"),
      release,
      { page: own, path: ["initial", "materialType"] },
    ),
  ];
}

/** The home page's and the material sheets' own references. */
function checkReferences(page: PageData, products: readonly ProductPageData[], release: Release) {
  if (page.type === "product") return [];
  const at = (...path: (string | number)[]) => ({ page: page.key, path });
  if (page.type === "sheets") return unknownMaterials(Object.keys(page.materials), release, at("materials"));
  const { hero, surfaces, wall } = page;
  return [
    ...checkLabel(hero.label, products, release, at("hero", "label")),
    ...unknownPage(hero.action.page, products, at("hero", "action", "page")),
    ...unknownPage(surfaces.page, products, at("surfaces", "page")),
    ...unknownMaterials(surfaces.materials, release, at("surfaces", "materials")),
    ...shops.flatMap(({ unit }) => wrongFormat(surfaces.format[unit], unit, at("surfaces", "format", unit))),
    ...checkLabel(wall.label, products, release, at("wall", "label")),
    ...unknownPage(wall.action.page, products, at("wall", "action", "page")),
  ];
}

type Place = Omit<PageProblem, "rule">;

const unknownPage = (key: string, products: readonly ProductPageData[], place: Place): readonly PageProblem[] =>
  products.some((page) => page.key === key) ? [] : [{ ...place, rule: `there is no product page "${key}"` }];

const unknownMaterials = (keys: readonly string[], release: Release, place: Place): readonly PageProblem[] =>
  keys
    .filter((key) => !release.materials.some((material) => material.key === key))
    .map((key) => ({ ...place, rule: { rule: "material-on-page", material: key } }));

const wrongFormat = (text: string, unit: Shop["unit"], place: Place): readonly PageProblem[] =>
  catalogueFormat(text, unit) ? [] : [{ ...place, rule: { rule: "format-on-page", format: text } }];

function checkLabel(label: LabelData, products: readonly ProductPageData[], release: Release, place: Place) {
  const page = products.find(({ key }) => key === label.page);
  const at = (...path: string[]) => ({ page: place.page, path: [...place.path, ...path] });
  if (!page) return unknownPage(label.page, products, at("page"));
  return [
    ...shops.flatMap(({ unit }) => wrongFormat(label.format[unit], unit, at("format", unit))),
    ...checkChoice(page, release, label.configuration, at("configuration"), label.format),
  ];
}

/** A choice must be had as it is written: nothing gives way, in centimetres or in inches. */
function checkChoice(
  page: ProductPageData,
  release: Release,
  choice: LabelData["configuration"],
  place: Place,
  format?: LabelData["format"],
): readonly PageProblem[] {
  const rules = shops.flatMap((shop) => {
    const size = format && catalogueFormat(format[shop.unit], shop.unit);
    const setup = { release, shop, initial: page.initial, orientation: page.orientation };
    const { notices } = readAddress(setup, { ...choice, ...(size && { formatType: writeFormat(size) }) });
    return notices.map(({ field, reason }) => ({ rule: "choice-on-page", field, reason }) as const);
  });
  const each = new Map(rules.map((rule) => [`${rule.field} ${rule.reason}`, rule]));
  return [...each.values()].map((rule) => ({ ...place, rule }));
}
