import { type Country, countries } from "../../core/locale.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";

const germany = {
  currency: "EUR",
  letter: 249,
  parcel: 495,
  pickup: 495,
  xl: 990,
  bulky: 1990,
  express: 1290,
  freeFrom: 5900,
  transit: { standard: { min: 1, max: 2 }, express: { min: 1, max: 1 } },
};
const switzerland = {
  ...germany,
  currency: "CHF",
  letter: 390,
  parcel: 790,
  pickup: 750,
  xl: 1690,
  bulky: 3490,
  express: 2490,
  freeFrom: 8900,
  transit: { standard: { min: 2, max: 4 }, express: { min: 1, max: 2 } },
};
const others: Partial<Record<Country, object>> = {
  AT: { ...germany, letter: 299, parcel: 595, transit: { ...germany.transit, standard: { min: 2, max: 3 } } },
  CH: switzerland,
  LI: switzerland,
  GB: { ...germany, currency: "GBP" },
  US: { ...germany, currency: "USD", parcel: 799, pickup: null },
};

/** Charges of catalogue facts, section 11, as far as tests use them; every other country like Germany. */
export const shippingTableFixture: ShippingTable = shippingTableSchema.parse({
  site: {
    zone: "Europe/Berlin",
    region: "DE-BY",
    cutOff: 720,
    peaks: [{ from: "2026-11-15", to: "2026-12-20", extraDays: 2 }],
  },
  countries: Object.fromEntries(countries.map((country) => [country, others[country] ?? germany])),
});
