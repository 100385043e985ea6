import { expect, test } from "vitest";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { formatsAndPricesExample } from "./example.ts";

const price = (amount: number) => ({ currency: "EUR", priceOriginal: amount, priceCurrent: amount });
const format = (formatType: string, label: string, of: ReturnType<typeof price> | null) => ({
  formatType,
  label,
  price: of,
});
const answer = {
  groups: [
    { ratio: "square", formats: [format("200x200", "20 × 20 cm", price(1549))] },
    {
      ratio: "3:2",
      formats: [format("300x200", "30 × 20 cm", price(1799)), format("9000x6000", "900 × 600 cm", null)],
    },
  ],
};

test("formats of the ratio show today's price and lead to exactly that piece", async () => {
  const { html } = await showBlocks([formatsAndPricesExample], { [pricePaths.formats]: answer });
  expect(html).toContain('<a href="/leinwanddruck?materialType=leinwand&amp;formatType=300x200">');
  expect(html).toMatch(/17,99\s€/);
  expect(html).not.toContain("20 × 20");
  expect(html).not.toContain("900 × 600");
});

test("a format of one's own is the last of the list and leads to the material", async () => {
  const { html } = await showBlocks([formatsAndPricesExample], { [pricePaths.formats]: answer });
  expect(html).toMatch(/<li><a href="\/leinwanddruck\?materialType=leinwand">Dein eigenes Format<\/a><\/li><\/ul>/);
});

test("where the shop names no price there is no table, and a price in the content is never shown", async () => {
  const typed = { ...formatsAndPricesExample, formats: [{ format: "30 × 20 cm", price: "1,00 €" }] };
  expect((await showBlocks([typed], { [pricePaths.formats]: { groups: [] } })).html).toBe("");
});
