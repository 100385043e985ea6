import { type CalendarDate, wallClock } from "../../../core/calendar-date.ts";
import { deliveryDates } from "../../../core/delivery-date.ts";
import { shipmentOf } from "../../../core/shipment.ts";
import { type CarrierTerms, type ShippingOffer, shippingOffers } from "../../../core/shipping.ts";
import type { ShippingClass } from "../../../core/shipping-class.ts";
import type { ProductionFacts } from "../../../products/kind.ts";
import type { CalculatorData } from "../../../services/product-pages/contract.ts";

/** How it travels, what that costs, and when it is there. Amounts in minor units. */
export interface Delivery {
  readonly shippingClass: ShippingClass;
  readonly amount: number;
  /** How much more the goods must be worth to travel free; null when they do, or never can. */
  readonly missingToFree: number | null;
  readonly arrives: CalendarDate;
  /** Day on which it leaves the workshop. */
  readonly ships: CalendarDate;
  readonly orderBy: OrderBy;
  /** Only where it is there sooner. */
  readonly express: { readonly more: number; readonly arrives: CalendarDate } | null;
}

/** Until when to order for that day: the cut-off on the clock of the workshop, where visitors share that clock. */
export type OrderBy =
  | { readonly kind: "today" | "later"; readonly day: CalendarDate; readonly minutes: number }
  | { readonly kind: "now" };

/** Countries whose clocks show the same as the workshop's; others cannot be told an hour without a zone. */
const sharesClock = new Set(["AT", "BE", "CH", "DE", "ES", "FR", "IT", "LI", "LU", "NL"]);

/** Delivery of what is chosen, ordered now, as the basket and the checkout will compute it. */
export function deliveryOf(
  { shipping, country }: Pick<CalculatorData, "shipping" | "country">,
  made: Pick<ProductionFacts, "pieces" | "productionDays">,
  goods: number,
  now: Date,
): Delivery {
  const { site } = shipping;
  const carrier = shipping.carrier as CarrierTerms;
  const { class: shippingClass, productionDays } = shipmentOf(site, made);
  const offers = shippingOffers(carrier, shippingClass, goods);
  const offerOf = (method: ShippingOffer["method"]) => offers.find((offer) => offer.method === method);
  const datesOf = ({ method, transit }: ShippingOffer) =>
    deliveryDates(
      {
        paidAt: now,
        productionDays,
        express: method === "express",
        destination: country,
        transit,
      },
      site,
    );

  const standard = offerOf("standard");
  const express = offerOf("express");
  if (!standard || !express) throw new Error(`no delivery to ${country}`);
  const dates = datesOf(standard);
  const sooner = datesOf(express).latest;
  const { freeFrom } = carrier;
  const small = shippingClass === "letter" || shippingClass === "parcel";
  return {
    shippingClass,
    amount: standard.price.amount,
    missingToFree: small && goods < freeFrom ? freeFrom - goods : null,
    arrives: dates.latest,
    ships: dates.ships,
    orderBy: orderBy(sharesClock.has(country), dates.starts, site, now),
    express: sooner < dates.latest ? { more: express.price.amount - standard.price.amount, arrives: sooner } : null,
  };
}

function orderBy(
  sharedClock: boolean,
  starts: CalendarDate,
  { zone, cutOff }: CalculatorData["shipping"]["site"],
  now: Date,
): OrderBy {
  if (!sharedClock) return { kind: "now" };
  const today = wallClock(now, zone).date;
  return { kind: starts === today ? "today" : "later", day: starts, minutes: cutOff };
}

/** Seconds until the promise of a page may change: the next cut-off or midnight where the workshop is. */
export function promiseHoldsFor({ zone, cutOff }: { zone: string; cutOff: number }, now: Date): number {
  const { minutes } = wallClock(now, zone);
  const next = minutes < cutOff ? cutOff : 24 * 60;
  return Math.max(1, (next - minutes) * 60 - now.getUTCSeconds());
}
