import type { Shop } from "../../../core/shop.ts";
import { writeSku } from "../../../products/photoframe/calculator/sku.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { openCalculator } from "./open-calculator.ts";
import { headingOf, picturesOf } from "./piece-words.ts";

/** schema.org: the product as the address shows it, at its real price. */
export function offerOf(page: ProductPage, shop: Shop, url: URL) {
  const { piece, data, delivery, hrefOf, state, start, facts } = openCalculator(
    page.calculator,
    shop,
    page.path,
    url.search,
    new Date(page.calculator.now),
  );
  const amount = (minor: number) => (minor / 100).toFixed(2);
  const price = { price: amount(piece.priceCurrent), priceCurrency: piece.currency };
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: headingOf(page, state.configuration, start, (heading) => heading).heading,
    description: page.description,
    image: picturesOf(page.gallery, state.configuration).map(({ picture }) => url.origin + picture.src),
    sku: writeSku(state.configuration),
    brand: { "@type": "Brand", name: "Passepartout" },
    weight: { "@type": "QuantitativeValue", value: facts.weightGrams, unitCode: "GRM" },
    offers: {
      "@type": "Offer",
      ...price,
      priceSpecification: { "@type": "PriceSpecification", ...price, valueAddedTaxIncluded: data.tax.included },
      url: url.origin + hrefOf(state),
      availability: "https://schema.org/MadeToOrder",
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: amount(delivery.amount), currency: piece.currency },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: data.country },
      },
    },
  };
}
