import { expect, test } from "vitest";
import type { WithdrawalReceipt } from "./receipt-data.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

const receipt: WithdrawalReceipt = {
  withdrawalId: "w1",
  orderId: "o1",
  number: "100001",
  channel: "poster",
  locale: "en-GB",
  currency: "EUR",
  destination: "DE",
  name: "<b>Lena</b> & Otto",
  email: "lena@privat.example",
  placedAt: new Date("2026-01-13T09:00:00Z"),
  declaredAt: new Date("2026-07-20T22:30:05Z"),
  lines: [{ title: "Oak frame", facts: ["Outside 33 × 23 cm"], quantity: 2, total: 3998 }],
  orderUrl: "https://shop.example/order/token",
  imprintUrl: "https://shop.example/imprint",
  seller: {
    company: "Passepartout GmbH",
    address: ["Werkhof 3", "80331 München"],
    email: "hallo@example.com",
    phone: "+49 89 123456",
    managingDirectors: null,
    register: null,
    vatId: null,
  },
};

test("says what was declared, when by the clock of her country, and where the goods go", () => {
  const { key, to, subject, text } = withdrawalReceipt(receipt);
  expect({ key, to, subject }).toEqual({
    key: "withdrawal:w1",
    to: "lena@privat.example",
    subject: "Receipt: your withdrawal from order 100001",
  });
  expect(text).toContain("We received it on 20\u00a0July 2026 at 23:30:05 BST.");
  expect(text).toContain("Oak frame: €39.98\n  Outside 33 × 23 cm\n  2 pieces");
  expect(text).toContain("I withdraw from the contract of sale of the goods named above.\nName: <b>Lena</b> & Otto\n");
  expect(text).toContain("Effects of cancellation\n");
  expect(text).toContain("Passepartout GmbH\nWerkhof 3\n80331 München\nAdd a note with the order number 100001.");
});

test("what she typed is text in the mail and nothing else", () => {
  const { html } = withdrawalReceipt(receipt);
  expect(html).toContain("Name: &lt;b&gt;Lena&lt;/b&gt; &amp; Otto");
  expect(html).not.toContain("<b>Lena");
});
