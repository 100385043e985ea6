import type { Currency } from "../../core/money.ts";
import type { PriceTerms } from "../../products/kind.ts";
import type { PhotoFrameConfiguration } from "../../products/photoframe/configuration.ts";
import { formatGroups } from "../../products/photoframe/formats.ts";
import { quote } from "../../products/photoframe/quote.ts";
import type { Release } from "../../products/photoframe/release.ts";
import { configurationKey, settle } from "../../products/photoframe/settle.ts";

export interface ListedPrice {
  readonly sellable: string;
  readonly currency: Currency;
  /** As shown to the visitor, minor units. */
  readonly gross: number;
}

/** A material in a listed format, without frame and with every option at its default: what teasers and tables show. */
const plain = (materialType: string, format: PhotoFrameConfiguration["format"]): PhotoFrameConfiguration => ({
  materialType,
  format,
  frameType: null,
  matSize: 0,
  matType: "mat-none",
  optionTypes: {},
});

/** Name of what has a price of its own: `photoframe/leinwand/600x400/none/0/mat-none`. */
export const sellableKey = (configuration: PhotoFrameConfiguration): string =>
  `photoframe/${configurationKey(configuration)}`;

/** Today's price of every material in every listed format. */
export function listedPrices(data: unknown, terms: PriceTerms): ListedPrice[] {
  const release = data as Release;
  const unit = terms.currency === "USD" ? "inch" : "cm";
  return release.materials.flatMap((material) =>
    formatGroups(release, material, unit).flatMap(({ formats }) =>
      formats.flatMap((format) => {
        // With its defaults written down, as every configuration that comes from a link or a designer has them.
        const { configuration } = settle(plain(material.key, format), release, unit);
        const price = quote(configuration, release, terms);
        if (!price.ok) return [];
        return [{ sellable: sellableKey(configuration), currency: terms.currency, gross: price.value.priceCurrent }];
      }),
    ),
  );
}
