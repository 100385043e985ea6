import type { CalendarDate } from "../../../core/calendar-date.ts";
import { consign, parcelCount } from "../../../core/consignment.ts";
import { daysForParcels, deliveryDates } from "../../../core/delivery-date.ts";
import type { Country } from "../../../core/locale.ts";
import type { Money } from "../../../core/money.ts";
import { type ShippingTable, shippingOffers } from "../../../core/shipping.ts";
import type { ProductionFacts } from "../../../products/kind.ts";
import type { ShopTerms } from "../../../services/catalogue/contract.ts";

/** The day we promise, and what the way costs. */
export interface Arrival {
  readonly date: CalendarDate;
  readonly shipping: Money;
}

/** When what was made is there by standard delivery, and what that costs. `goods` in minor units. */
export function arrivalOf(
  { site, carrier }: ShopTerms["shipping"],
  country: Country,
  { productionDays: days, pieces }: Pick<ProductionFacts, "productionDays" | "pieces">,
  goods: number,
  now: Date,
): Arrival | null {
  const table = { site, countries: { [country]: carrier } } as unknown as ShippingTable;
  const packed = consign(pieces);
  const [standard] = shippingOffers(table, country, packed.class, goods);
  if (!standard) return null;
  const productionDays = daysForParcels(days, parcelCount(packed), site);
  const { transit, price } = standard;
  const dates = deliveryDates({ paidAt: now, productionDays, express: false, destination: country, transit }, site);
  return { date: dates.latest, shipping: price };
}
