import { articleOf } from "../../../core/article.ts";
import type { Shop } from "../../../core/shop.ts";
import { shopPath, spelledLink } from "../../../core/shop-path.ts";
import type { AnyPage } from "../../../products/pages.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { amountText, availability, brand, breadcrumbList, graphOf, type Thing } from "../../frame/page-head/graph.ts";
import { messagesOf } from "../../words/all.ts";
import { type OpenCalculator, openCalculator, sectionOf } from "./calculator.ts";
import { descriptionOf, headingOf, picturesOf } from "./piece-words.ts";

/** The product as the address shows it at its real price, and the way to its page. */
export function productGraph(kind: AnyPage, page: ProductPage, at: { readonly shop: Shop; readonly url: URL }) {
  const { shop: given, url } = at;
  // Search engines know the page under its address in browsers.
  const shop: Shop = { ...given, platform: "web" };
  const { origin, search } = url;
  const now = new Date(page.calculator.now);
  const calculator = openCalculator(kind, page.calculator, { shop, path: page.path, search, now });
  const home = { name: messagesOf(shop.locale).product.home, path: shopPath(shop, "/") };
  const crumbs = page.breadcrumb.map(({ text, link }) => ({ name: text, path: spelledLink(shop, link.url) }));
  return graphOf([product(page, calculator, url), breadcrumbList(origin, [home, ...crumbs])]);
}

function product(page: ProductPage, calculator: OpenCalculator, { origin, search }: URL): Thing {
  const { page: kind, state, piece, facts } = calculator;
  const own = kind.piece(calculator.start, calculator.setup.release);
  const offer = offerOf(calculator, origin);
  const { heading, lead } = headingOf(page, piece, own, (name) => name);
  return {
    "@type": "Product",
    name: heading,
    description: descriptionOf(page, piece, own) ?? lead,
    image: picturesOf(page.gallery, piece).map(({ picture }) => origin + picture.src),
    sku: articleOf(kind.sold.key, state.configuration as Readonly<Record<string, unknown>>),
    brand,
    weight: { "@type": "QuantitativeValue", value: facts.weightGrams, unitCode: "GRM" },
    // An address with a choice is that piece; without one the page is all of its formats.
    offers: search === "" ? allOffers(calculator, offer) : offer,
  };
}

function offerOf({ quote, tax, data, delivery, hrefOf, state }: OpenCalculator, origin: string): Thing {
  const price = { price: amountText(quote.priceCurrent), priceCurrency: quote.currency };
  return {
    "@type": "Offer",
    ...price,
    priceSpecification: { "@type": "PriceSpecification", ...price, valueAddedTaxIncluded: tax.included },
    url: origin + hrefOf(state),
    availability,
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: amountText(delivery.amount), currency: quote.currency },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: data.country },
    },
  };
}

/** From the cheapest to the dearest format that the page lists, and the piece that it begins with. */
function allOffers(calculator: OpenCalculator, offer: Thing): Thing {
  const { priceOf, quote } = calculator;
  const prices = (sectionOf(calculator, "formats")?.tabs ?? [])
    .flatMap((tab) => tab.listed())
    .flatMap(({ slot, refusal, to }) => (slot || refusal ? [] : [priceOf(to().state.configuration)]));
  return {
    "@type": "AggregateOffer",
    priceCurrency: quote.currency,
    lowPrice: amountText(Math.min(quote.priceCurrent, ...prices)),
    highPrice: amountText(Math.max(quote.priceCurrent, ...prices)),
    offerCount: Math.max(1, prices.length),
    offers: [offer],
  };
}
