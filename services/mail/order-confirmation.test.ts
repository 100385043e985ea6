import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OrderConfirmation } from "./confirmation-data.ts";
import { orderConfirmation } from "./order-confirmation.ts";

const personalised = {
  title: "Foto auf Leinwand",
  facts: ["75 × 50 cm", "Keilrahmen 25 mm"],
  quantity: 2,
  unitPrice: 4390,
  total: 8780,
  withdrawalRight: false,
};
const readyMade = { title: "Holzrahmen", facts: [], quantity: 1, unitPrice: 2290, total: 2290, withdrawalRight: true };

const order: OrderConfirmation = {
  orderId: "0199a000-0000-7000-8000-000000000001",
  number: "100001",
  channel: "poster",
  locale: "de-DE",
  email: "lena@beispiel.de",
  placedAt: new Date("2026-11-20T09:00:00Z"),
  cancelUntil: new Date("2026-11-20T10:00:00Z"),
  currency: "EUR",
  taxIncluded: true,
  lines: [personalised],
  goods: 8780,
  shipping: { method: "standard", price: 495 },
  recipientParcels: null,
  comesHome: true,
  taxes: [{ rate: 190_000, tax: 1481 }],
  total: 9275,
  vouchers: [],
  redeemed: 0,
  paymentMethod: "test",
  arrival: { earliest: "2026-11-30", latest: "2026-12-01" },
  destination: "DE",
  shippingAddress: ["Lena Muster", "Lindenweg 12", "80331 München", "Deutschland"],
  billingAddress: null,
  orderUrl: "https://shop.example/bestellung/abc",
  termsUrl: "https://shop.example/agb",
  privacyUrl: "https://shop.example/datenschutz",
  imprintUrl: "https://shop.example/impressum",
  seller: {
    company: "Passepartout GmbH",
    address: ["Werkhof 3", "80331 München", "Deutschland"],
    email: "hallo@shop.example",
    phone: "+49 89 123456",
    managingDirectors: "Ida Beispiel",
    register: "Amtsgericht München, HRB 1",
    vatId: "DE123456789",
  },
};

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, " ");
const both = (changes: Partial<OrderConfirmation> = {}) => {
  const { html, text, ...rest } = orderConfirmation({ ...order, ...changes });
  return { ...rest, html: plain(html), text: plain(text) };
};

test("one mail per order, to the address of the order", () => {
  expect(orderConfirmation(order)).toMatchObject({
    key: "order-confirmation:0199a000-0000-7000-8000-000000000001",
    to: "lena@beispiel.de",
    subject: "Deine Bestellung 100001 ist bestätigt",
  });
});

test.each(["html", "text"] as const)("the %s says everything the law asks for", (part) => {
  const mail = both()[part];
  for (const said of [
    "100001",
    "Foto auf Leinwand",
    "75 × 50 cm",
    "2 Stück zu 43,90 €",
    "87,80 €",
    "4,95 €",
    "darin 19 % Mehrwertsteuer",
    "14,81 €",
    "92,75 €",
    "Bei dir am Dienstag, 1. Dezember",
    "80331 München",
    "Passepartout GmbH",
    "Ida Beispiel",
    "HRB 1",
    "DE123456789",
    "+49 89 123456",
    "20. November 2026 um 11:00",
    "gesetzlichen Rechte",
    "https://shop.example/bestellung/abc",
    "https://shop.example/agb",
    "https://shop.example/impressum",
    "§ 312g Abs. 2 Nr. 1 BGB",
  ]) {
    expect(mail).toContain(said);
  }
});

describe("withdrawal", () => {
  const instruction = "Widerrufsbelehrung für fertige Ware";
  const exempt = "Für dich gefertigte Ware";

  test("is not explained where everything is personalised", () => {
    expect(both().text).not.toContain(instruction);
  });

  test("is explained with form and address for ready-made goods, and only for them", () => {
    const { text } = both({ lines: [readyMade] });
    expect(text).toContain(instruction);
    expect(text).toContain("Muster-Widerrufsformular\nAn Passepartout GmbH, Werkhof 3");
    expect(text).not.toContain(exempt);
  });

  test("says both in a mixed order, and beside each line which is which", () => {
    const { text } = both({ lines: [personalised, readyMade] });
    expect(text).toContain(instruction);
    expect(text).toContain(exempt);
    expect(text).toMatch(/Foto auf Leinwand.*\n(.*\n){3} {2}Für dich gefertigt, kein Widerrufsrecht/);
    expect(text).toMatch(/Holzrahmen.*\n.*\n {2}14 Tage Widerrufsrecht/);
  });

  test("is a promise of the shop in the United States, where sales tax is not part of the price", () => {
    const american: Partial<OrderConfirmation> = {
      locale: "en-US",
      destination: "US",
      currency: "USD",
      taxIncluded: false,
      taxes: [{ rate: 0, tax: 0 }],
      lines: [readyMade],
    };
    const { text } = both(american);
    expect(text).toContain("You can return ready-made goods within 14 days");
    expect(text).not.toContain("Model cancellation form");
    expect(text).not.toContain("tax");
    expect(both({ ...american, taxes: [{ rate: 88_750, tax: 203 }] }).text).toContain("plus 8.88% sales tax: $2.03");
  });
});

test("English for the British, with their dates", () => {
  const { subject, text } = both({ locale: "en-GB", currency: "GBP", destination: "GB" });
  expect(subject).toBe("Your order 100001 is confirmed");
  expect(text).toContain("With you on Tuesday, 1 December");
  expect(text).toContain("including 19% VAT: £14.81");
});

test("what customers typed cannot become markup or a second heading", () => {
  const { html } = both({ shippingAddress: ['<img src=x onerror="alert(1)">', "<h1>Gewonnen</h1>"] });
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("a seller without register and directors has no empty lines, and nothing is called null", () => {
  const { text } = both({ seller: { ...order.seller, managingDirectors: null, register: null } });
  expect(text).toContain("Deutschland\nUSt-IdNr. DE123456789\n");
  expect(text).not.toMatch(/null|Vertreten durch/);
});

test("its head is the shop's own picture, and the shop's name where pictures are not loaded", () => {
  const { html, text } = orderConfirmation(order);
  expect(html.match(/<img [^>]*>/g)).toEqual([
    expect.stringMatching(/src="https:\/\/shop\.example\/mail\/header-poster\.png".* alt="Passepartout"/),
  ]);
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/"[^>]*><img /);
  expect(text).not.toContain("header-poster");
});

test("an order of the card channel is confirmed in that channel's colours, type and name", () => {
  const { html } = orderConfirmation({ ...order, channel: "card" });
  expect(html).toMatch(/header-card\.png".* alt="Passepartout Cards"/);
  expect(html).toMatch(/<h1 style="[^"]*Newsreader/);
  expect(html).not.toMatch(/header-poster|#1F3FD6/);
});

test.each(["poster", "card"] as const)("colours of the %s channel's mails are those of its pages", (channel) => {
  const tokens = readFileSync(new URL("../../ui/styles/tokens.css", import.meta.url), "utf8");
  const start = tokens.indexOf(`[data-channel="${channel}"] {`);
  const ofChannel = tokens.slice(start, tokens.indexOf("\n}", start));
  const { html } = orderConfirmation({ ...order, channel });
  const colours = new Set(html.match(/#[0-9A-F]{6}/gi)?.map((colour) => colour.toLowerCase()));
  colours.delete("#ffffff");
  expect(colours.size).toBe(5);
  for (const colour of colours) expect(ofChannel).toContain(colour);
});

describe("what goes straight to people of a list", () => {
  const sent = { count: 60, price: 14_940, arrival: { latest: "2026-12-03" } };

  test("is a sum and a promise of its own beside what comes home", () => {
    const { text } = both({ recipientParcels: sent });
    expect(text).toContain("Versand an 60 Empfänger");
    expect(text).toContain("149,40 €");
    expect(text).toContain(
      "60 Sendungen gehen direkt an die Empfänger deiner Liste. Ankunft spätestens am Donnerstag, 3. Dezember.",
    );
    expect(text).toContain("4,95 €");
    expect(text).toContain("Lindenweg 12");
  });

  test("leaves no delivery home where nothing comes home, and the bill has the whole address", () => {
    const { text } = both({ recipientParcels: { ...sent, count: 1 }, comesHome: false });
    expect(text).toContain("Versand an einen Empfänger");
    expect(text).not.toContain("4,95 €");
    expect(text).not.toContain("wie die Lieferadresse");
    expect(text.split("Lindenweg 12")).toHaveLength(2);
  });
});
