import type { CalculatorData, Fact, ProductPage } from "./contract.ts";
import { galleryLabel } from "./gallery-label.ts";
import { alternatesOf, homePathOf, pathOf } from "./page-address.ts";
import type { ProductPageData } from "./page-data.ts";
import type { PageDesk } from "./page-desk.ts";
import { pictureOf } from "./page-summaries.ts";

/** A product page as its screen shows it. */
export function productPage(desk: PageDesk, page: ProductPageData, calculator: CalculatorData): ProductPage {
  const { local, shop } = desk;
  const path = pathOf(page, shop.locale) ?? homePathOf(shop.locale);
  const factOf = ({ title, text }: ProductPageData["frameFacts"][number]): Fact => ({
    title: local(title),
    text: local(text),
  });
  return {
    key: page.key,
    path,
    kind: page.kind,
    name: local(page.name),
    title: local(page.title),
    description: local(page.description),
    robots: "index,follow",
    alternates: alternatesOf(page),
    breadcrumb: [{ text: local(page.name), link: { url: path } }],
    heading: local(page.heading),
    lead: local(page.lead),
    gallery: page.gallery.map(({ label, picture }) => ({
      picture: pictureOf(local, picture),
      label: label ? galleryLabel(desk, label) : null,
    })),
    frameFacts: page.frameFacts.map(factOf),
    materialFacts: Object.fromEntries(
      Object.entries(desk.pages.materialSheets).map(([material, facts]) => [material, facts.map(factOf)]),
    ),
    calculator,
  };
}
