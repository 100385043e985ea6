import { consign, type PackedParcel } from "../../core/consignment.ts";
import { type Country, countryOf, currencyOf, type Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { PackedParcelView, RateClass, ShippingInformation } from "./contract.ts";
import { deliverableCountries, optionsOf, type Parcel, shippingOptions } from "./options.ts";
import { createShippingTables, type ShippingTables } from "./shipping-tables.ts";

export { arrivalOf, deliverableCountries, optionsOf, type Parcel, shippingOptions, shipsOn } from "./options.ts";
export type { ShippingTables } from "./shipping-tables.ts";

export interface Shipping {
  readonly tables: ShippingTables;
  /** Price and dates of this parcel's delivery; null is an empty basket. */
  information(
    locale: Locale,
    country: Country | undefined,
    parcel: Parcel | null,
  ): Promise<Outcome<ShippingInformation, "country-not-delivered">>;
}

/** Shown while the basket is empty: what a common parcel costs, without production days. */
const commonParcel = { class: "parcel", productionDays: 0 } as const;

export function createShipping({ database, clock }: { database: Database; clock: Clock }): Shipping {
  const tables = createShippingTables(clock);
  return {
    tables,
    information: async (locale, country = countryOf(locale), parcel) => {
      const table = await tables.current(database.db);
      const currency = currencyOf(locale);
      const countries = deliverableCountries(table, currency);
      if (!countries.includes(country)) return failed("country-not-delivered");
      const now = clock.now();
      const options = parcel
        ? shippingOptions(table, country, parcel, now)
        : optionsOf(table, country, commonParcel, 0, now);
      return done({
        country,
        currency,
        countries: [...countries],
        options: [...options],
        parcels: packedParcels(parcel ? consign(parcel.pieces).parcels : []),
        rates: ratesOf(table, country),
      });
    },
  };
}

function ratesOf(table: ShippingTable, country: Country): Partial<Record<RateClass, number>> {
  const { letter, parcel, pickup, xl, bulky, express } = table.countries[country];
  return { letter, parcel, ...(pickup === null ? {} : { pickup }), xl, bulky, express };
}

/** Parcels as they go over HTTP. */
export const packedParcels = (parcels: readonly PackedParcel[]): PackedParcelView[] =>
  parcels.map(({ size: [long, middle, short], ...one }) => ({ ...one, size: [long, middle, short] }));
