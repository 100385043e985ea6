import { unbrokenMeasures } from "../../core/length-text.ts";
import type { CalculatorData, Fact, ProductPage } from "./contract.ts";
import { galleryLabel } from "./gallery-label.ts";
import { alternatesOf, homePathOf, pathOf } from "./page-address.ts";
import type { PageContext } from "./page-context.ts";
import type { FactData, ProductPageData } from "./page-data.ts";
import { pictureOf } from "./page-summaries.ts";

/** A product page as its screen shows it. */
export function productPage(context: PageContext, page: ProductPageData, calculator: CalculatorData): ProductPage {
  const { local, shop } = context;
  const path = pathOf(page, shop.locale) ?? homePathOf(shop.locale);
  const factOf = ({ title, text, when }: FactData): Fact => ({
    title: local(title),
    text: unbrokenMeasures(local(text)),
    when: when ?? null,
  });
  const { materials, headings } = page.types ? ownSheets(page.types) : context.pages.materialSheets;
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
    materialHeadings: Object.fromEntries(
      Object.entries(headings).map(([material, { heading, lead }]) => [
        material,
        { heading: local(heading), lead: local(lead) },
      ]),
    ),
    gallery: page.gallery.map(({ label, picture, shows }) => ({
      picture: pictureOf(local, picture),
      shows: shows ?? null,
      label: label ? galleryLabel(context, label) : null,
    })),
    frameFacts: page.frameFacts.map(factOf),
    materialFacts: Object.fromEntries(
      Object.entries(materials).map(([material, facts]) => [material, facts.map(factOf)]),
    ),
    calculator,
  };
}

/** A page's own texts about its types, in place of the shop's about all materials. */
const ownSheets = (types: NonNullable<ProductPageData["types"]>) => ({
  materials: Object.fromEntries(Object.entries(types).map(([type, { facts }]) => [type, facts])),
  headings: types,
});
