import { type Country, countries } from "../../core/locale.ts";
import { type ShippingMethod, type ShippingTable, shippingOffers } from "../../core/shipping.ts";
import { type ShippingClass, shippingClasses } from "../../core/shipping-class.ts";
import type { Shop } from "../../core/shop.ts";
import type { CountryDelivery } from "./contract.ts";

/** Delivery charges of a shop, its own country first, by the rule for orders. */
export function deliveryCharges(table: ShippingTable, { country, currency }: Shop): CountryDelivery[] {
  const served = countries.filter((other) => other !== country && table.countries[other].currency === currency);
  return [country, ...served].map((one) => countryDelivery(table, one));
}

function countryDelivery(table: ShippingTable, country: Country): CountryDelivery {
  const { freeFrom, transit } = table.countries[country];
  const charges = shippingClasses.map((name) => chargesOf(table, country, name));
  return { country, charges, freeFrom, transit };
}

function chargesOf(table: ShippingTable, country: Country, name: ShippingClass): CountryDelivery["charges"][number] {
  const offers = shippingOffers(table.countries[country], name, 0);
  const by = (method: ShippingMethod) => offers.find((offer) => offer.method === method)?.price.amount ?? null;
  const standard = by("standard");
  const express = by("express");
  if (standard === null || express === null) throw new Error(`no delivery of a ${name} to ${country}`);
  return { class: name, standard, pickup: by("pickup"), express };
}
