import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ZodType } from "zod";
import { channels } from "../../core/channel.ts";
import { currencyOf, locales } from "../../core/locale.ts";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { createLog } from "../../platform/log/log.ts";
import { productKinds } from "../../products/registry.ts";
import { calculator as calculatorSchema } from "../product-pages/contract.ts";
import { priceAnswers } from "./contract.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";
import { addressOf, exampleOrder, exampleQuestions, shortened } from "./example-questions.fixture.ts";
import examples from "./examples.json" with { type: "json" };

const missing = new Set<string>();
const logged: Record<string, unknown>[] = [];
const log = createLog({ level: "warn", destination: { write: (line) => void logged.push(JSON.parse(line)) } });
const { app } = pricesFixture({
  kinds: productKinds,
  catalogues: demoCatalogues,
  vocabulary: demoVocabulary,
  taxes,
  missing: (key) => missing.add(key),
  log,
});

const calculators: Readonly<Record<string, string>> = {
  photobox: "photoboxType=photoprint",
  collage: "materialType=canvas&designId=13",
  photoframe: "materialType=leinwand",
  calendar: "calendarType=tischkalender",
  photobook: "photobookPrinting=echtfotobuch",
  card: "themeId=meadow-vows",
  photoprint: "productType=photoprint",
};
const calculatorPath = "/frontend-api/mp/calculator";
const questions = [
  ...Object.entries(exampleQuestions).map(([path, query]) => addressOf(path, query)),
  ...Object.values(calculators).map((query) => addressOf(calculatorPath, query)),
];

const schemas: Readonly<Record<string, ZodType | undefined>> = { ...priceAnswers, [calculatorPath]: calculatorSchema };

const ask = (address: string, locale: string, channel: string, init: RequestInit = {}) =>
  app.request(address, { ...init, headers: { "x-locale": locale, "x-channel": channel, ...init.headers } });

test("every path answers in 17 locales and both channels, in the locale's money and words (section 7)", async () => {
  for (const channel of channels) {
    for (const locale of locales) {
      for (const address of questions) {
        const response = await ask(address, locale, channel);
        const text = await response.text();
        expect(response.status, `${address} ${locale} ${channel}: ${text.slice(0, 400)}`).toBe(200);
        expect(response.headers.get("cache-control"), address).toBe("public, max-age=60");
        const schema = schemas[address.split("?")[0] ?? ""];
        expect(schema?.safeParse(JSON.parse(text)).error, address).toBeUndefined();
        const currencies = new Set([...text.matchAll(/"currency":"([A-Z]{3})"/g)].map(([, one]) => one));
        expect([...currencies], address).toEqual(currencies.size > 0 ? [currencyOf(locale)] : []);
      }
    }
  }
  expect([...missing]).toEqual([]);
});

test("what was answered once is answered by its tag, and by 304 to whoever has it", async () => {
  const address = addressOf("/web-api/card-price", "card=a6-quer-folded&quantity=50");
  const first = await ask(address, "de-DE", "card");
  const tag = first.headers.get("etag");
  expect(tag).toMatch(/^W\/"/);
  const again = await ask(address, "de-DE", "card", { headers: { "if-none-match": tag ?? "" } });
  expect([again.status, await again.text(), again.headers.get("vary")]).toEqual([
    304,
    "",
    "x-channel, x-locale, accept-encoding",
  ]);
  const elsewhere = await ask(address, "de-CH", "card", { headers: { "if-none-match": tag ?? "" } });
  expect(elsewhere.status).toBe(200);
});

test.each(Object.entries(calculators))("the calculator of %s adds up to the link it shows", async (kind, query) => {
  for (const locale of ["de-DE", "en-US"]) {
    const answer = await (await ask(addressOf(calculatorPath, query), locale, "poster")).json();
    const { product, options, selectedValue, selectedFormat, sku } = calculatorSchema.parse(answer);
    expect(product).toBe(productKinds.find(({ key }) => key === kind)?.productType);
    const chosen = options.find(({ value }) => value === selectedValue);
    const format = chosen?.formats.find(({ value }) => value === selectedFormat);
    expect(format).toMatchObject({ priceCurrent: sku.priceCurrent, priceOriginal: sku.priceOriginal, context: {} });
    for (const option of options) {
      expect(option.formats.map(({ value }) => value)).toContain(option.initiallySelectedFormat);
    }
  }
});

test("a type and a format of the calculator, laid over its context, are asked for at the price it shows", async () => {
  const query = "calendarType=tischkalender&amount=3";
  const response = await ask(addressOf(calculatorPath, query), "de-DE", "poster");
  const { options, context } = calculatorSchema.parse(await response.json());
  for (const option of options) {
    for (const format of option.formats) {
      const parameters = Object.entries({ ...context, ...option.context, ...format.context });
      const link = parameters.flatMap(([name, value]) =>
        value === null ? [] : Array.isArray(value) ? value.map((one) => `${name}[]=${one}`) : [`${name}=${value}`],
      );
      const article = await ask(addressOf("/price-api/prices/article", link.join("&")), "de-DE", "poster");
      expect(await article.json(), link.join("&")).toMatchObject({ price: { priceCurrent: format.priceCurrent } });
    }
  }
});

test("an order of accessories is checked and priced as a whole, and its link carries it", async () => {
  const order = (body: unknown, locale = "de-AT") =>
    ask(addressOf(exampleOrder.path, exampleOrder.query), locale, "card", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const answer = await order(exampleOrder.body);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  // Austria's own price of a standard envelope, 1.00 EUR (section 9).
  expect(await answer.json()).toMatchObject({
    price: { priceCurrent: 5000, currency: "EUR" },
    gross: 5000,
    link: expect.stringContaining("accessory[envelope-plain-navy-162x114]=50"),
  });
  const twice = [...exampleOrder.body.accessories, ...exampleOrder.body.accessories];
  expect((await order({ accessories: twice })).status).toBe(422);
  const unknown = await order({ accessories: [{ sku: "envelope-plain-mauve-162x114", quantity: 1 }] });
  expect(await unknown.json()).toMatchObject({
    status: 422,
    reasons: [{ reason: "sku-unknown", possible: expect.arrayContaining(["envelope-plain-navy-162x114"]) }],
    errors: [{ in: "body", pointer: "/accessories/0/sku" }],
  });
  const misspelt = await order({ accessories: [{ sku: "box-a6", quantity: 1, colour: "red" }] });
  expect(await misspelt.json()).toMatchObject({
    status: 422,
    errors: [{ in: "body", pointer: "/accessories/0/colour", detail: "Unbekannt: colour." }],
  });
  // Those two were refused as accessories; an order of none never came so far.
  expect(logged.map(({ event, reason }) => [event, reason])).toEqual([
    ["error-add-accessory", "given-once"],
    ["error-add-accessory", "sku-unknown"],
  ]);
  expect((await order({ accessories: [] })).status).toBe(422);
  expect(logged).toHaveLength(2);
});

test("the examples of the description are what the demo shop answers; EXAMPLES=write writes them anew", async () => {
  const now: Record<string, unknown> = {};
  for (const [path, query] of Object.entries(exampleQuestions)) {
    const response = await ask(addressOf(path, query), "de-DE", "poster");
    now[path] = { query, answer: shortened(await response.json()) };
  }
  const { path, query, body } = exampleOrder;
  const posted = await ask(addressOf(path, query), "de-DE", "poster", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  now[path] = { query, answer: shortened(await posted.json()) };
  if (process.env.EXAMPLES === "write") {
    writeFileSync(join(import.meta.dirname, "examples.json"), `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  expect(examples).toEqual(now);
});
