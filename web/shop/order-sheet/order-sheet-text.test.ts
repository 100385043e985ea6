import { describe, expect, test } from "vitest";
import { messagesOf } from "../../words/all.ts";
import { withdrawalOf } from "./legal-note.tsx";
import { orderSheetText, type Priced } from "./order-sheet-text.ts";

const de = messagesOf("de-DE");
const enUS = messagesOf("en-US");

const priced: Priced = {
  lines: [{ kind: "photoframe" }, { kind: "voucher" }],
  currency: "EUR",
  taxIncluded: true,
  goods: 9515,
  shipping: {
    method: "standard",
    class: "parcel",
    price: 0,
    arrival: { earliest: "2026-11-30", latest: "2026-12-01" },
  },
  taxes: [{ rate: 190_000, net: 7996, tax: 1519, gross: 9515 }],
  total: 9515,
  recipientParcels: null,
  comesHome: true,
  discount: 0,
  vouchers: [],
  redeemed: 0,
  payable: 9515,
};

// no-break spaces as people see them
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[\u202f\u00a0]/g, " "));

describe("the sheet under an order", () => {
  test("says what of the total is tax, by rate", () => {
    expect(plain(orderSheetText(priced, 5900, de, "de-DE"))).toEqual({
      lines: [
        { label: "Zwischensumme", amount: "95,15 €" },
        { label: "Paket, frei ab 59,00 €", amount: "0,00 €" },
      ],
      totalLabel: "Gesamt",
      total: "95,15 €",
      taxes: ["darin 15,19 € Mehrwertsteuer (19 %)"],
    });
  });

  test("has no delivery where gift vouchers are all that is bought, and says when their tax falls due", () => {
    const lines = [{ kind: "voucher" }];
    const taxes = [{ rate: 0, net: 5000, tax: 0, gross: 5000 }];
    const bought = { ...priced, lines, goods: 5000, taxes, total: 5000, payable: 5000 };
    expect(plain(orderSheetText(bought, null, de, "de-DE"))).toEqual({
      lines: [{ label: "Zwischensumme", amount: "50,00 €" }],
      totalLabel: "Gesamt",
      total: "50,00 €",
      taxes: ["Mehrwertsteuer fällt erst beim Einlösen an."],
    });
  });

  test("has a sentence for each rate and none for a rate of nothing", () => {
    const taxes = [
      { rate: 81_000, net: 1000, tax: 81, gross: 1081 },
      { rate: 26_000, net: 1000, tax: 26, gross: 1026 },
      { rate: 0, net: 500, tax: 0, gross: 500 },
    ];
    const text = orderSheetText({ ...priced, currency: "CHF", taxes }, null, de, "de-CH");
    expect(plain(text.taxes)).toEqual(["darin CHF 0.81 Mehrwertsteuer (8.1%)", "darin CHF 0.26 Mehrwertsteuer (2.6%)"]);
  });

  test("tells what a code takes off, what a gift voucher pays, and what is left", () => {
    const vouchers = [
      { type: "gift", label: "•••• 7XHA", amount: 5000 },
      { type: "discount", label: "WINTER20", amount: 1903 },
    ] as const;
    const reduced = { discount: 1903, total: 7612, redeemed: 5000, payable: 2612, vouchers };
    expect(plain(orderSheetText({ ...priced, ...reduced }, null, de, "de-DE"))).toMatchObject({
      lines: [
        { label: "Zwischensumme", amount: "95,15 €" },
        { label: "Rabatt WINTER20", amount: "−19,03 €" },
        { label: "Paket", amount: "0,00 €" },
        { label: "Gesamt, darin 15,19 € Mehrwertsteuer (19 %)", amount: "76,12 €" },
        { label: "Geschenkgutschein •••• 7XHA", amount: "−50,00 €" },
      ],
      totalLabel: "Zu zahlen",
      total: "26,12 €",
      taxes: [],
    });
  });

  test("says what goes straight to people of a list as a line of its own, alone where nothing comes home", () => {
    const sent = { ...priced, recipientParcels: { count: 60, price: 14_940 } };
    const texts = (one: Priced) => plain(orderSheetText(one, null, de, "de-DE").lines);
    expect(texts(sent)).toEqual([
      { label: "Zwischensumme", amount: "95,15 €" },
      { label: "Paket", amount: "0,00 €" },
      { label: "Versand an 60 Empfänger", amount: "149,40 €" },
    ]);
    expect(texts({ ...sent, comesHome: false })).toEqual([
      { label: "Zwischensumme", amount: "95,15 €" },
      { label: "Versand an 60 Empfänger", amount: "149,40 €" },
    ]);
  });

  test("adds tax as lines of its own where prices are shown without it", () => {
    const text = orderSheetText(
      {
        ...priced,
        currency: "USD",
        taxIncluded: false,
        goods: 5000,
        shipping: { ...priced.shipping, method: "express", price: 2499 },
        taxes: [{ rate: 88_750, net: 7499, tax: 666, gross: 8165 }],
        total: 8165,
        payable: 8165,
      },
      null,
      enUS,
      "en-US",
    );
    expect(text).toEqual({
      lines: [
        { label: "Subtotal", amount: "$50.00" },
        { label: "Express", amount: "$24.99" },
        { label: "Sales tax (8.88%)", amount: "$6.66" },
      ],
      totalLabel: "Total",
      total: "$81.65",
      taxes: [],
    });
  });

  test("says that sales tax may be due where no rate is known, and never that it is included", () => {
    const taxes = [{ rate: 0, net: 5000, tax: 0, gross: 5000 }];
    const text = orderSheetText({ ...priced, currency: "USD", taxIncluded: false, taxes }, null, enUS, "en-US");
    expect(text.taxes).toEqual(["plus sales tax if due"]);
    expect(text.lines.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/tax|VAT/i));
  });

  test("names the standard way by what carries it, because the goods decide that", () => {
    const bulky = { ...priced, shipping: { ...priced.shipping, class: "bulky" as const, price: 1990 } };
    expect(orderSheetText(bulky, null, de, "de-DE").lines[1]?.label).toBe("Spedition");
    const pickup = { ...priced, shipping: { ...priced.shipping, method: "pickup" as const } };
    expect(orderSheetText(pickup, null, de, "de-DE").lines[1]?.label).toBe("Abholpunkt");
  });
});

test("the sentence about withdrawal is true for every line", () => {
  const [personal, ready] = [{ withdrawalRight: false }, { withdrawalRight: true }];
  expect(withdrawalOf([personal, personal])).toBe("personalised");
  expect(withdrawalOf([ready])).toBe("readyMade");
  expect(withdrawalOf([ready, personal])).toBe("mixed");
});
