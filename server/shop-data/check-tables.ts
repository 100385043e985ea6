import type { CalendarDate } from "../../core/calendar-date.ts";
import { countries, countryOf, currencyOf, locales } from "../../core/locale.ts";
import { placeOf } from "../../core/place.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { type TaxTable, taxTerms } from "../../core/tax.ts";
import { taxClasses } from "../../core/tax-class.ts";
import type { Problem } from "./problem.ts";
import { shippingFile, taxFile } from "./shop-data.ts";

/** Everything that is sold must be taxed from today on. */
export const checkTaxes = (taxes: TaxTable, today: CalendarDate): readonly Problem[] =>
  countries.flatMap((country) =>
    taxClasses.flatMap((taxClass) => {
      const place = placeOf([country, "rates", taxClass]);
      const days = taxes[country].rates[taxClass].map(({ from }) => from);
      const twice = days.find((day, index) => days.indexOf(day) !== index);
      return [
        ...(taxTerms(taxes, country, taxClass, today).ok ? [] : [{ rule: "rate-missing", day: today } as const]),
        ...(twice === undefined ? [] : [{ rule: "two-rates", day: twice } as const]),
      ].map((rule) => ({ file: taxFile, place, rule }));
    }),
  );

/** Charges are added to prices, so currencies must be equal; the site's calendar must be computable. */
export function checkShipping({ site, countries: carriers }: ShippingTable): readonly Problem[] {
  const wrongCurrency = countries.flatMap((country) => {
    const locale = locales.find((one) => countryOf(one) === country);
    const currency = locale && currencyOf(locale);
    if (currency === undefined || carriers[country].currency === currency) return [];
    return [{ path: [country, "currency"], rule: { rule: "wrong-currency", currency } as const }];
  });
  const places = [
    ...wrongCurrency.map(({ path, rule }) => ({ path: ["countries", ...path], rule })),
    ...(isZone(site.zone) ? [] : [{ path: ["site", "zone"], rule: { rule: "no-time-zone" } as const }]),
    ...site.peaks.flatMap(({ from, to }, index) =>
      from <= to ? [] : [{ path: ["site", "peaks", index], rule: { rule: "ends-before", day: to } as const }],
    ),
  ];
  return places.map(({ path, rule }) => ({ file: shippingFile, place: placeOf(path), rule }));
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
