import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoSources } from "./vocabulary.ts";

const root = join(import.meta.dirname, "../..");
const source = ["core", "products", "services", "web"]
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(?:test|fixture|generated)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

/** Labels of the specification that no code names, each with what is said in its place. */
const elsewhere: Readonly<Record<string, string>> = {
  "calc.arrives": "the day stands with its hour of order and its express day (`summary.tsx`)",
  "calc.from": "a price from which others begin is drawn with its words apart (`Price`, `before`)",
  "calc.na": "what cannot be had says why (`refusal.*`)",
  "calc.option": "every option has its own name",
  "calc.unit.card": "a step of the ladder says `je 1,69 €` of whatever is counted",
  "calc.unit.page": "further pages are a line of the quote",
  "calc.vat": "the tax is said as an amount and a rate, by country and class",
  "cta.cart": "designers and vouchers say it in their own texts, which come without the labels",
  "cta.order": "the last button of the checkout says that it binds, as the law wants it",
  "cta.wishlist": "the heart of a design says which design it keeps",
};

test("every label of calculators and buttons (chrome document, section 2) is said by a page, or something better is", () => {
  const keys = Object.keys(demoSources["de-DE"] ?? {}).filter((key) => /^(?:calc|cta)\./.test(key));
  expect(keys.length).toBeGreaterThan(25);
  const unsaid = keys.filter((key) => !source.includes(`"${key}"`));
  expect(unsaid.sort()).toEqual(Object.keys(elsewhere).sort());
});
