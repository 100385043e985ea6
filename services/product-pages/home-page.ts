import { formatSize } from "../../core/length-text.ts";
import { writeFormat } from "../../core/measure.ts";
import { catalogueFormat } from "../../products/catalogue-format.ts";
import type { HomePage } from "./contract.ts";
import { galleryLabel } from "./gallery-label.ts";
import { addressOf, homeAlternates, homePathOf, pathOf } from "./page-address.ts";
import { openPage, type PageContext, quoteOf } from "./page-context.ts";
import type { HomeData, ProductPageData } from "./page-data.ts";
import { pageSummaries, pictureOf } from "./page-summaries.ts";

/** The home page: a room, the product pages, the surfaces with prices, a wall, the steps. */
export function homePage(context: PageContext, home: HomeData): HomePage {
  const { local, shop } = context;
  const { hero, surfaces, wall, steps } = home;
  const { all, ...priced } = surfacePrices(context, surfaces);
  const linkTo = ({ page, text }: HomeData["wall"]["action"]) => ({
    text: local(text),
    href: pathOf(pageOf(context, page), shop.locale) ?? homePathOf(shop.locale),
  });
  const labelOf = (label: HomeData["hero"]["label"]) => {
    const made = galleryLabel(context, label);
    if (!made) throw new Error(`the home page names ${label.page}, which is no page`);
    return made;
  };
  return {
    title: local(home.title),
    description: local(home.description),
    robots: "index,follow",
    alternates: homeAlternates,
    hero: {
      picture: pictureOf(local, hero.picture),
      heading: local(hero.heading),
      lead: local(hero.lead),
      action: linkTo(hero.action),
      label: labelOf(hero.label),
    },
    products: { heading: local(home.products), pages: pageSummaries(context) },
    surfaces: {
      picture: pictureOf(local, surfaces.picture),
      heading: local(surfaces.heading),
      taxIncluded: context.taxOf("printed-standard").included,
      all: {
        count: all,
        href: pathOf(pageOf(context, surfaces.page), shop.locale) ?? homePathOf(shop.locale),
      },
      ...priced,
    },
    wall: {
      picture: pictureOf(local, wall.picture),
      heading: local(wall.heading),
      text: local(wall.text),
      action: linkTo(wall.action),
      label: labelOf(wall.label),
    },
    steps: {
      heading: local(home.stepsHeading),
      steps: steps.map(({ title, text }) => ({ title: local(title), text: local(text) })),
    },
  };
}

function pageOf({ pages }: PageContext, key: string): ProductPageData {
  const page = pages.products.find((one) => one.key === key);
  if (!page) throw new Error(`the home page names ${key}, which is no page`);
  return page;
}

/** The materials beside each other, all in one size. */
function surfacePrices(context: PageContext, { page: key, materials, format }: HomeData["surfaces"]) {
  const { shop, text } = context;
  const data = pageOf(context, key);
  const open = openPage(context, data);
  const { page, setup } = open;
  const size = catalogueFormat(format[shop.unit], shop.unit);
  if (!size) throw new Error(`${format[shop.unit]} is no format`);
  const rows = materials.map((materialType) => {
    const { state } = page.read(setup, { materialType, formatType: writeFormat(size) });
    const { priceCurrent, currency } = quoteOf(context, open, state.configuration);
    return {
      name: text(`mat.${materialType}`),
      fact: text(`fact.${materialType}`),
      price: { amount: priceCurrent, currency },
      href: addressOf(data, shop.locale, page.write(setup, state)),
    };
  });
  return { all: page.types(setup, open.start).length, size: formatSize(size, shop.locale), rows };
}
