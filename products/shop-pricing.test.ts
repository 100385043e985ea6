import { expect, test } from "vitest";
import { taxesOn } from "../core/tax.ts";
import { taxTableSchema } from "../core/tax-table-schema.ts";
import { photoBook, photobookRelease } from "../demo/catalogue/photobooks.ts";
import taxes from "../demo/tax.json" with { type: "json" };
import { photobook } from "./photobook/photobook.ts";
import { quoteFor, termsFor } from "./shop-pricing.ts";

const on = "2026-11-21";
const british = { currency: "GBP", country: "GB", on, taxOf: taxesOn(taxTableSchema.parse(taxes), "GB", on) } as const;
const printed = photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200");

test("two books of one kind are taxed each as what it is: printed ones at nothing in Britain, photo paper in full", () => {
  const photo = photoBook("echtfotobuch-hard-layflat-matt-glossy 300x300");
  expect(termsFor(photobook, printed, photobookRelease, british).tax.rate).toBe(0);
  expect(termsFor(photobook, photo, photobookRelease, british).tax.rate).toBe(200_000);
  const quoted = quoteFor(photobook, printed, photobookRelease, british);
  expect(quoted.ok && quoted.value.tax).toBe(0);
});

test("what cannot be made is refused before anybody asks what it is taxed as", () => {
  const thin = { ...printed, pageCount: 3 };
  const asked = { ...british, taxOf: () => expect.fail("no product, no tax") };
  expect(quoteFor(photobook, thin, photobookRelease, asked)).toMatchObject({
    ok: false,
    error: photobook.check(thin, photobookRelease),
  });
});
