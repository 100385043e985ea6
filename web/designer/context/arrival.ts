import type { CalendarDate } from "../../../core/calendar-date.ts";
import { deliveryDates } from "../../../core/delivery-date.ts";
import type { Country } from "../../../core/locale.ts";
import type { Money } from "../../../core/money.ts";
import { shipmentOf } from "../../../core/shipment.ts";
import { shippingOffers } from "../../../core/shipping.ts";
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
  made: Pick<ProductionFacts, "productionDays" | "pieces">,
  goods: number,
  now: Date,
): Arrival | null {
  const { class: shippingClass, productionDays } = shipmentOf(site, made);
  const [standard] = shippingOffers(carrier, shippingClass, goods);
  if (!standard) return null;
  const { transit, price } = standard;
  const dates = deliveryDates({ paidAt: now, productionDays, express: false, destination: country, transit }, site);
  return { date: dates.latest, shipping: price };
}
