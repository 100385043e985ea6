import { expect, test } from "vitest";
import { giftPdf, type PrintedGift } from "./gift-pdf.ts";

const printed: PrintedGift = {
  gift: { id: "gift", code: "8F2K0QTWM3ZD7XHAC", amount: 5000, currency: "EUR", validTo: "2029-12-31" },
  locale: "de-DE",
  configuration: { recipient: "Otto", sender: "Lena", message: "Alles Gute" },
  shopUrl: "https://shop.example/",
  created: new Date("2026-11-21T10:00:00Z"),
};
/** The size of the page in points, and how often a subset of a font is embedded. */
async function read(changes: Partial<PrintedGift>) {
  const bytes = Buffer.from(await giftPdf({ ...printed, ...changes }));
  const text = bytes.toString("latin1");
  return { bytes, page: /\/TrimBox \[([^\]]+)\]/.exec(text)?.[1], fonts: text.match(/\/FontFile2/g)?.length };
}

test("is one small sheet with its three fonts embedded: A4, in the United States Letter", async () => {
  const { bytes, page, fonts } = await read({});
  expect({ page, fonts }).toEqual({ page: "0 0 595.276 841.89", fonts: 3 });
  expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.6");
  // It goes with every mail: without the profile of a press, which weighs a megabyte.
  expect(bytes.length).toBeLessThan(60_000);
  expect((await read({ locale: "en-US" })).page).toBe("0 0 612 792");
});

test.each([
  ["a greeting of a hundred lines", { recipient: "Otto", sender: "Lena", message: "a\n".repeat(100) }],
  ["one endless word", { recipient: "W".repeat(45), sender: "W".repeat(45), message: "W".repeat(200) }],
  ["letters that the fonts do not have", { recipient: "Мама 😀", sender: "👩‍👩‍👧", message: "\u0000\t🎁" }],
  ["nothing at all", { recipient: null, sender: null, message: null }],
])("can be set with %s", async (_, configuration) => {
  expect((await read({ configuration })).page).toBe("0 0 595.276 841.89");
});

test("the same voucher gives the same sheet, another code another one", async () => {
  const [one, again] = [await read({}), await read({})];
  expect(one.bytes.equals(again.bytes)).toBe(true);
  const other = await read({ gift: { ...printed.gift, code: "8F2K0QTWM3ZD7XHAD" } });
  expect(one.bytes.equals(other.bytes)).toBe(false);
});

test("an emoji leaves no hole: the sheet is the one without it", async () => {
  const message = async (text: string) =>
    (await read({ configuration: { ...printed.configuration, message: text } })).bytes;
  expect((await message("Alles 🎂 Gute 🎉!")).equals(await message("Alles Gute!"))).toBe(true);
});
