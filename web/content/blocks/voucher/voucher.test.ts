import { expect, test } from "vitest";
import { voucherPaths } from "../../../../services/vouchers/contract.ts";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { voucherExample } from "./example.ts";

const offer = {
  currency: "EUR",
  amounts: [1000, 2000, 2500, 3000, 5000, 7500, 10_000],
  least: 1000,
  most: 50_000,
  validTo: "2029-12-31",
};

test("the gift voucher is told as it is sold today, and leads to where it is made", async () => {
  const { html } = await showBlocks([voucherExample], { [voucherPaths.giftVoucher]: offer });
  expect(html).toContain('href="/gutscheine"');
  expect(html).toMatch(/10,00\s€ · 20,00\s€ · 25,00\s€ · 30,00\s€ · 50,00\s€ · 75,00\s€</);
  expect(html).toMatch(/von 10,00\s€ bis 500,00\s€\. Gültig bis 31\.\sDezember 2029\./);
});

test("while none are sold there is no way to them", async () => {
  expect((await withoutAnswers([voucherExample])).html).toBe("");
});
