import { describe, expect, test } from "vitest";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import shipping from "../../demo/shipping.json" with { type: "json" };
import type { Db } from "../../platform/database/database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { deliveryTerms, legalPaths, type Seller, seller, withdrawal } from "./contract.ts";
import { legalRoutes } from "./routes.ts";

const who: Seller = {
  company: "Rahmenhaus Groß",
  address: ["Große Straße 3", "80331 München", "Deutschland"],
  email: "hallo@shop.example",
  phone: "+49 89 123456",
  managingDirectors: null,
  register: null,
  vatId: "DE123456789",
};
const contact = "Rahmenhaus Groß, Große Straße 3, 80331 München, Deutschland, +49 89 123456, hallo@shop.example";

const app = createHttpApp({ log: silentLog });
app.route(
  "/",
  legalRoutes({
    seller: who,
    shippingTables: { current: async () => shippingTableSchema.parse(shipping) },
    paymentMethods: ["stripe"],
    db: {} as Db, // the table is given above
  }),
);
const ask = (path: string, locale: string) =>
  app.request(path, { headers: { "x-channel": "poster", "x-locale": locale } });
const withdrawalIn = async (locale: string) =>
  withdrawal.parse(await (await ask(legalPaths.withdrawal, locale)).json());
const deliveryIn = async (locale: string) => deliveryTerms.parse(await (await ask(legalPaths.delivery, locale)).json());

test("the seller is told as configured; what she has none of is null, not left out", async () => {
  const answer = await ask(legalPaths.seller, "de-DE");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(seller.parse(await answer.json())).toEqual(who);
});

describe("withdrawal", () => {
  test("in Germany: personalised goods are exempt, ready-made ones have 14 days, and the form waits for a number", async () => {
    const { personalised, instruction, form } = await withdrawalIn("de-DE");
    expect(personalised.paragraphs[0]).toContain("§ 312g Abs. 2 Nr. 1 BGB");
    expect(instruction.map(({ title }) => title)).toEqual([
      "Widerrufsbelehrung für fertige Ware",
      "Folgen des Widerrufs",
    ]);
    expect(instruction[0]?.paragraphs[0]).toContain("binnen vierzehn Tagen ohne Angabe von Gründen");
    expect(instruction[0]?.paragraphs[1]).toContain(`musst du uns (${contact}) mit`);
    expect(form?.paragraphs[0]).toContain(`An ${contact}:\n`);
    expect(form?.paragraphs[0]).toContain("\nBestellnummer:\n");
  });

  test("in Switzerland without ß, but names and addresses stay as they are written", async () => {
    const { instruction } = await withdrawalIn("de-CH");
    expect(instruction[0]?.paragraphs[1]).toContain(contact);
    expect(instruction[1]?.paragraphs[0]).toContain("einschliesslich der Lieferkosten");
  });

  test("in Britain by the model of the directive", async () => {
    const { personalised, form } = await withdrawalIn("en-GB");
    expect(personalised.paragraphs[0]).toContain("There is no right to cancel");
    expect(form?.title).toBe("Model cancellation form");
  });

  test("in the United States a promise of the shop, and no form of a law that is not theirs", async () => {
    const { instruction, form } = await withdrawalIn("en-US");
    expect(instruction.map(({ title }) => title)).toEqual(["Returning ready-made goods"]);
    expect(instruction[0]?.paragraphs[0]).toContain("Write to hallo@shop.example first.");
    expect(form).toBeNull();
  });

  test("in the European Economic Area it is also told how to withdraw online, elsewhere there is no word of it", async () => {
    const germany = await withdrawalIn("de-DE");
    expect(germany.online).toBe(true);
    expect(germany.instruction[0]?.paragraphs.at(-1)).toContain(
      "mit „Vertrag widerrufen“ auf der Seite deiner Bestellung",
    );
    for (const locale of ["de-CH", "en-GB", "en-US"]) {
      const { online, instruction } = await withdrawalIn(locale);
      expect(online).toBe(false);
      expect(JSON.stringify(instruction)).not.toMatch(/online/i);
    }
  });

  test.each(["de-DE", "de-CH", "en-GB", "en-US"])("nothing stays unfilled in %s", async (locale) => {
    expect(JSON.stringify(await withdrawalIn(locale))).not.toMatch(/\{(contact|email|number)\}/);
  });
});

describe("delivery", () => {
  test("the own country comes first, then all that pay in its currency, and nobody else", async () => {
    const { currency, countries, paymentMethods } = await deliveryIn("de-DE");
    expect(currency).toBe("EUR");
    expect(countries.map(({ country }) => country)).toEqual(["DE", "AT", "BE", "ES", "FR", "IT", "LU", "NL"]);
    expect(paymentMethods).toEqual(["stripe"]);
    expect((await deliveryIn("de-CH")).countries.map(({ country }) => country)).toEqual(["CH", "LI"]);
  });

  test("charges are what an order pays: no pick-up for what is large, express dearer by as much as standard", async () => {
    const [germany] = (await deliveryIn("de-DE")).countries;
    expect(germany).toEqual({
      country: "DE",
      charges: [
        { class: "letter", standard: 249, pickup: 495, express: 1290 },
        { class: "parcel", standard: 495, pickup: 495, express: 1290 },
        { class: "xl", standard: 990, pickup: null, express: 1785 },
        { class: "bulky", standard: 1990, pickup: null, express: 2785 },
      ],
      freeFrom: 5900,
      transit: { standard: { min: 1, max: 2 }, express: { min: 1, max: 1 } },
    });
  });

  test("where no pick-up points are, none is offered", async () => {
    const [states] = (await deliveryIn("en-US")).countries;
    expect(states?.charges.map(({ pickup }) => pickup)).toEqual([null, null, null, null]);
  });
});
