import { describe, expect, test } from "vitest";
import { de, type Messages } from "./de.ts";
import { deCH } from "./de-ch.ts";
import { en } from "./en.ts";
import { enUS } from "./en-us.ts";

/** The parts from basket to account; designer and product pages have tests of their own. */
const wayOfAnOrder = ({ cart, checkout, order, account, delivery, legal, vouchers }: Messages) => ({
  cart,
  checkout,
  order,
  account,
  delivery,
  legal,
  vouchers,
});

/** Every text with its path; functions are called with plain values. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return texts(value(2, "zwei"), path);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe.each(Object.entries({ de, deCH, en, enUS }))("the texts of an order's way in %s", (_, messages) => {
  test("hold to the voice: no exclamation marks, none empty", () => {
    const all = texts(wayOfAnOrder(messages));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, text]) => text.includes("!") || text.trim() === "")).toEqual([]);
  });
});

test("Swiss texts have no ß, American ones no words of the other side", () => {
  expect(texts(wayOfAnOrder(deCH)).filter(([, text]) => text.includes("ß"))).toEqual([]);
  const british = /\b(?:basket|colour|postcode|millimetre|letter box|kerb)\b/i;
  const all = texts(wayOfAnOrder(enUS));
  // A postcode of another country stays one in American English.
  expect(all.filter(([path, text]) => british.test(text) && !path.includes(".postcodes."))).toEqual([]);
});
