import type { CalendarDate } from "../../core/calendar-date.ts";
import { placeOf } from "../../core/place.ts";
import { pages as kindPages } from "../../products/pages.ts";
import { kindOf } from "../../products/registry.ts";
import { checkPages, type SoldOnPages } from "../../services/product-pages/service.ts";
import { type CollageDesigns, checkGoods } from "../../services/themes/service.ts";
import { checkFollowed } from "./check-followed.ts";
import { checkLabels, checkNamedLabels } from "./check-labels.ts";
import { ladderProblems } from "./check-ladders.ts";
import { checkShipping, checkTaxes } from "./check-tables.ts";
import type { Problem } from "./problem.ts";
import { fileOfGoods } from "./read-goods.ts";
import { sameJson } from "./same-json.ts";
import { type CatalogueData, fileOfCatalogue, fileOfPage, type ShopData, shippingFile, taxFile } from "./shop-data.ts";

/** The data after publication: the folder's parts over what is published. */
export const overlaid = (folder: ShopData, published: ShopData): ShopData => ({
  taxes: folder.taxes ?? published.taxes,
  shipping: folder.shipping ?? published.shipping,
  catalogues: [
    ...folder.catalogues,
    ...published.catalogues.filter(({ kind }) => !folder.catalogues.some((one) => one.kind === kind)),
  ],
  labels: new Map([...published.labels, ...folder.labels]),
  pages: folder.pages ?? published.pages,
  goods: folder.goods ?? published.goods,
});

/** Whether the shop would be sound with the folder's parts in it. */
export function checkShopData(folder: ShopData, published: ShopData, today: CalendarDate): readonly Problem[] {
  const next = overlaid(folder, published);
  return [
    ...incomplete(next),
    ...(next.taxes ? checkTaxes(next.taxes, today) : []),
    ...(next.shipping ? checkShipping(next.shipping) : []),
    ...folder.catalogues.flatMap((one) => checkRelease(one, published.catalogues, today)),
    ...folder.catalogues.flatMap((one) => checkFollowed(one, next.catalogues)),
    ...ladderProblems(folder, "en"),
    ...checkLabels(next.labels, next.catalogues),
    ...checkAllPages(next),
    ...checkAllGoods(next),
  ];
}

/**
 * Faults of the folder's parts, in themselves or where others depend on them. Other data was checked when it was
 * published, and this runs after every value that an editor types.
 */
export function checkTouched(folder: ShopData, published: ShopData, today: CalendarDate): readonly Problem[] {
  const next = overlaid(folder, published);
  const touches = (kind: string) => folder.catalogues.some((one) => one.kind === kind);
  return [
    ...(folder.taxes ? checkTaxes(folder.taxes, today) : []),
    ...(folder.shipping ? checkShipping(folder.shipping) : []),
    ...folder.catalogues.flatMap((one) => checkRelease(one, published.catalogues, today)),
    ...folder.catalogues.flatMap((one) => checkFollowed(one, next.catalogues)),
    ...ladderProblems(folder, "en"),
    ...checkNamedLabels(next.labels, folder.catalogues),
    ...(next.pages?.some((page) => page.type === "product" && touches(page.kind)) ? checkAllPages(next, touches) : []),
    ...(touches("collage") ? checkAllGoods(next) : []),
  ];
}

/** A shop without one of these answers no page. */
function incomplete({ taxes, shipping, catalogues, labels, pages }: ShopData): readonly Problem[] {
  const needed = {
    [taxFile]: taxes !== null,
    [shippingFile]: shipping !== null,
    catalogue: catalogues.length > 0,
    "labels/de-DE.json": labels.has("de-DE"),
    pages: pages?.some(({ type }) => type === "home") ?? false,
  };
  return Object.entries(needed).flatMap(([file, there]) =>
    there ? [] : [{ file, place: "", rule: { rule: file === "pages" ? "home-needed" : "needed" } }],
  );
}

/**
 * A published release never changes, because orders name what they were priced with; and no release begins in the
 * past, because what a piece cost before a reduction is read from the releases of those days.
 */
function checkRelease(
  next: CatalogueData,
  published: readonly CatalogueData[],
  today: CalendarDate,
): readonly Problem[] {
  const newest = published.find(({ kind }) => kind === next.kind);
  if (!newest || (newest.release === next.release && sameJson(newest.data, next.data))) return [];
  const file = fileOfCatalogue(next.kind);
  if (next.release <= newest.release) {
    return [{ file, place: "release", rule: { rule: "release-stands", release: newest.release } }];
  }
  return next.validFrom < today ? [{ file, place: "validFrom", rule: { rule: "not-before", day: today } }] : [];
}

function checkAllGoods({ catalogues, goods }: ShopData): readonly Problem[] {
  if (!goods) return [];
  const collages = catalogues.find(({ kind }) => kind === "collage");
  const designs = (collages?.data as { readonly designs?: CollageDesigns } | undefined)?.designs ?? [];
  return checkGoods(goods, designs).map(({ list, id, path, rule }) => ({
    file: fileOfGoods(list, id),
    place: path === "" ? id : `${id}.${path}`,
    rule,
  }));
}

/** Loaded once: what is checked is checked at once. */
const pagesOfKinds = new Map(
  await Promise.all(Object.entries(kindPages).map(async ([kind, { load }]) => [kind, await load()] as const)),
);

/** @param touches kinds whose product pages are checked; pages that show several kinds always are */
function checkAllPages(
  { catalogues, pages }: ShopData,
  touches: (kind: string) => boolean = () => true,
): readonly Problem[] {
  if (!pages) return [];
  const paged = new Set(pages.flatMap((page) => (page.type === "product" ? [page.kind] : [])));
  const sold = catalogues.flatMap(({ kind, data }): readonly (readonly [string, SoldOnPages])[] => {
    const page = paged.has(kind) ? pagesOfKinds.get(kind) : undefined;
    return page ? [[kind, { page, release: kindOf(kind)?.dataSchema.parse(data) }]] : [];
  });
  if (sold.length === 0) return [];
  const others = new Set(pages.flatMap((page) => (page.type === "product" && !touches(page.kind) ? [page.key] : [])));
  return checkPages(pages, new Map(sold))
    .filter(({ page }) => !others.has(page))
    .map(({ page, path, rule }) => ({ file: fileOfPage(page), place: placeOf(path), rule }));
}
