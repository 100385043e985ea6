import { describe, expect, test } from "vitest";
import { demoSources } from "../../demo/labels/vocabulary.ts";
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

/** What a text that is a function says, some of a number and some of a word. */
function said(write: (...values: readonly unknown[]) => unknown): unknown {
  try {
    return write(2, "zwei", "drei");
  } catch {
    return write("zwei", "drei", "vier");
  }
}

/** Every text with its path. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return texts(said(value as (...values: readonly unknown[]) => unknown), path);
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

test("Swiss texts have no ß", () => {
  expect(texts(wayOfAnOrder(deCH)).filter(([, text]) => text.includes("ß"))).toEqual([]);
});

test("American texts and labels have no words of the other side", () => {
  const british =
    /\b(?:baskets?|colou?red?|colours?|post ?codes?|(?:milli|centi)?metres?|letter box|kerb|grey|vouchers?|VAT|e-mails?|parcels?|aluminium|matt)\b/i;
  const spoken = Object.entries({ ...demoSources["en-GB"], ...demoSources["en-US"] });
  const all = [...texts(enUS), ...spoken].filter(([path]) => !/\.(?:badge|vatId)$/.test(path));
  expect(all.length).toBeGreaterThan(1000);
  // What stands in braces is a place to write into, not a word; "colored" is theirs.
  const read = (text: string) => text.replaceAll(/\{\w+\}/g, "").replaceAll(/\bcolor(?:ed)?\b/gi, "");
  expect(all.filter(([, text]) => british.test(read(text)))).toEqual([]);
});
