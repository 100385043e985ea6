import { expect, test } from "vitest";
import { legalPaths } from "../../../../../services/legal/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { communicationTilesExample } from "./example.ts";

test("number and address are the seller's, whatever the content says", async () => {
  const answers = { [legalPaths.seller]: { phone: "+49 30 123 45", email: "hallo@shop.example" } };
  const items = communicationTilesExample.items.map((item) => ({ ...item, value: "+49 900 666" }));
  const { html } = await showBlocks([{ ...communicationTilesExample, items }], answers);
  expect(html).toContain('<a href="tel:+493012345">');
  expect(html).toContain('<span class="num">+49 30 123 45</span>');
  expect(html).toContain('<a href="mailto:hallo@shop.example">');
  expect(html).toContain('<a href="/contact">');
  expect(html).not.toContain("900 666");
});
