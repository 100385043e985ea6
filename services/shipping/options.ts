import { wallClock } from "../../core/calendar-date.ts";
import { type DeliveryDates, deliveryDates } from "../../core/delivery-date.ts";
import { type Country, countries } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { Piece } from "../../core/piece.ts";
import { type Shipment, shipmentOf } from "../../core/shipment.ts";
import { type ShippingOffer, type ShippingTable, shippingOffers } from "../../core/shipping.ts";
import type { Arrival, ShippingMethod, ShippingOption } from "./contract.ts";

/** A basket's data for delivery. */
export interface Parcel {
  /** Everything that is packed; none: nothing is sent. */
  readonly pieces: readonly Piece[];
  /** Working days of the slowest product. */
  readonly productionDays: number;
  /** Total of products, minor units of the destination's currency. */
  readonly goods: number;
}

/** Countries that pay in this currency, so that charges and prices are never converted. */
export const deliverableCountries = (table: ShippingTable, currency: Currency): readonly Country[] =>
  countries.filter((country) => table.countries[country].currency === currency);

/** When something paid at `paidAt` arrives. */
export function arrivalOf(
  table: ShippingTable,
  country: Country,
  method: ShippingMethod,
  productionDays: number,
  paidAt: Date,
): Arrival {
  const { earliest, latest } = datesOf(table, country, method, productionDays, paidAt);
  return { earliest, latest };
}

/** The day on which something paid at `paidAt` must leave the house, ISO. */
export const shipsOn = (...order: Parameters<typeof arrivalOf>): string => datesOf(...order).ships;

function datesOf(
  table: ShippingTable,
  country: Country,
  method: ShippingMethod,
  productionDays: number,
  paidAt: Date,
): DeliveryDates {
  const { transit } = table.countries[country];
  const express = method === "express";
  const request = { paidAt, productionDays, express, destination: country };
  return deliveryDates({ ...request, transit: express ? transit.express : transit.standard }, table.site);
}

/** Every way this parcel can be sent to the country, standard first, with its price and the days it arrives. */
export function shippingOptions(
  table: ShippingTable,
  country: Country,
  parcel: Parcel,
  paidAt: Date,
): readonly ShippingOption[] {
  if (parcel.pieces.length === 0) return [nothingSent(paidAt, table)];
  const shipment = shipmentOf(table.site, parcel);
  return optionsOf(table, country, shipment, parcel.goods, paidAt);
}

/** The same of what is packed already. */
export function optionsOf(
  table: ShippingTable,
  country: Country,
  { class: shippingClass, productionDays }: Pick<Shipment, "class" | "productionDays">,
  goods: number,
  paidAt: Date,
): readonly ShippingOption[] {
  const listed = shippingOffers(table.countries[country], shippingClass, 0);
  const small = shippingClass === "letter" || shippingClass === "parcel";
  const { freeFrom } = table.countries[country];

  return shippingOffers(table.countries[country], shippingClass, goods).map((offer) => {
    const free = small && offer.method !== "express" ? freeFrom : null;
    return {
      method: offer.method,
      class: offer.shippingClass,
      price: offer.price.amount,
      listPrice: listPriceOf(listed, offer),
      freeFrom: free,
      missingToFree: free !== null && goods < free ? free - goods : null,
      arrival: arrivalOf(table, country, offer.method, productionDays, paidAt),
    };
  });
}

/** Delivery of products that are sent by mail only: free and immediate. */
const nothingSent = (paidAt: Date, { site }: ShippingTable): ShippingOption => {
  const { date } = wallClock(paidAt, site.zone);
  const free = { price: 0, listPrice: 0, freeFrom: null, missingToFree: null };
  return { method: "standard", class: "letter", ...free, arrival: { earliest: date, latest: date } };
};

const listPriceOf = (listed: readonly ShippingOffer[], { method, price }: ShippingOffer): number =>
  listed.find((offer) => offer.method === method)?.price.amount ?? price.amount;
