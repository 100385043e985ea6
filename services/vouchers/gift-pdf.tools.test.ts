import { expect, test } from "vitest";
import { installed, runOn } from "../../print/testing/outside-tools.ts";
import { giftPdf } from "./gift-pdf.ts";

test.skipIf(!installed("pdftotext"))("everything on it can be read, in the visitor's language", async () => {
  const gift = { id: "gift", code: "8F2K0QTWM3ZD7XHAC", amount: 5000, currency: "EUR", validTo: "2029-12-31" } as const;
  const configuration = { recipient: "Otto", sender: "Lena", message: "Alles Gute" };
  const shared = { gift, configuration, shopUrl: "https://shop.example/", created: new Date("2026-11-21T10:00:00Z") };
  const textOf = async (locale: "de-DE" | "en-GB") =>
    runOn(await giftPdf({ ...shared, locale }), "pdftotext", "PDF", "-").printed.replaceAll(/\s+/gu, " ");
  const german = await textOf("de-DE");
  for (const said of [
    "Passepartout",
    "Geschenkgutschein",
    "50,00 €",
    "Für Otto",
    "Alles Gute",
    "Von Lena",
    "8F2K-0QTW-M3ZD-7XHAC",
    "Gültig bis 31. Dezember 2029",
    "shop.example",
  ]) {
    expect(german).toContain(said);
  }
  expect(await textOf("en-GB")).toMatch(/Gift voucher.*€50\.00.*For Otto.*Valid until 31 December 2029/);
});
