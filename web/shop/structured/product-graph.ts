import type { Shop } from "../../../core/shop.ts";
import { shopPath, spelledLink } from "../../../core/shop-path.ts";
import { chooseFormat } from "../../../products/photoframe/calculator/choose.ts";
import { writeSku } from "../../../products/photoframe/calculator/sku.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { messagesOf } from "../../messages/all.ts";
import { type OpenCalculator, openCalculator } from "../product/open-calculator.ts";
import { descriptionOf, headingOf, picturesOf } from "../product/piece-words.ts";
import { amountText, availability, brand, breadcrumbList, graphOf, type Thing } from "./graph.ts";

/** The product as the address shows it at its real price, and the way to its page. */
export function productGraph(page: ProductPage, given: Shop, url: URL) {
  // Search engines know the page under its address in browsers.
  const shop: Shop = { ...given, platform: "web" };
  const { origin, search } = url;
  const calculator = openCalculator(page.calculator, shop, page.path, search, new Date(page.calculator.now));
  const home = { name: messagesOf(shop.locale).product.home, path: shopPath(shop, "/") };
  const crumbs = page.breadcrumb.map(({ text, link }) => ({ name: text, path: spelledLink(shop, link.url) }));
  return graphOf([product(page, calculator, url), breadcrumbList(origin, [home, ...crumbs])]);
}

function product(page: ProductPage, calculator: OpenCalculator, { origin, search }: URL): Thing {
  const { state, start, facts } = calculator;
  const offer = offerOf(calculator, origin);
  const { heading, lead } = headingOf(page, state.configuration, start, (name) => name);
  return {
    "@type": "Product",
    name: heading,
    description: descriptionOf(page, state.configuration, start) ?? lead,
    image: picturesOf(page.gallery, state.configuration).map(({ picture }) => origin + picture.src),
    sku: writeSku(state.configuration),
    brand,
    weight: { "@type": "QuantitativeValue", value: facts.weightGrams, unitCode: "GRM" },
    // An address with a choice is that piece; without one the page is all of its formats.
    offers: search === "" ? allOffers(calculator, offer) : offer,
  };
}

function offerOf({ piece, data, delivery, hrefOf, state }: OpenCalculator, origin: string): Thing {
  const price = { price: amountText(piece.priceCurrent), priceCurrency: piece.currency };
  return {
    "@type": "Offer",
    ...price,
    priceSpecification: { "@type": "PriceSpecification", ...price, valueAddedTaxIncluded: data.tax.included },
    url: origin + hrefOf(state),
    availability,
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: amountText(delivery.amount), currency: piece.currency },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: data.country },
    },
  };
}

/** From the cheapest to the dearest format that the page lists, and the piece that it begins with. */
function allOffers(calculator: OpenCalculator, offer: Thing): Thing {
  const { tabs, setup, state, priceOf, piece } = calculator;
  const prices = tabs
    .flatMap(({ listed }) => listed)
    .map((format) => priceOf(chooseFormat(setup, state, format).state.configuration));
  return {
    "@type": "AggregateOffer",
    priceCurrency: piece.currency,
    lowPrice: amountText(Math.min(piece.priceCurrent, ...prices)),
    highPrice: amountText(Math.max(piece.priceCurrent, ...prices)),
    offerCount: prices.length,
    offers: [offer],
  };
}
