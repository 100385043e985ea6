import { expect, test } from "vitest";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { accessoryExample } from "./example.ts";

const ribbon = {
  label: "Satinband, Rot",
  price: { currency: "EUR", priceOriginal: 55, priceCurrent: 55, taxIncluded: true },
};

test("an accessory is told by the shop's name and costs what one piece costs today", async () => {
  const items = accessoryExample.items.slice(0, 1);
  const { html } = await showBlocks([{ ...accessoryExample, items }], { [pricePaths.accessory]: ribbon });
  expect(html).toContain("<b>Satinband, Rot</b>");
  expect(html).toMatch(/0,55\s€<\/span><\/span> je Stück/);
  expect(html).toContain('alt=""');
});

test("one that is not sold is left out and told", async () => {
  expect(await withoutAnswers([accessoryExample])).toEqual({
    html: "",
    leftOut: ["an accessory: ribbon-satin-red", "an accessory: envelope-plain-cream-162x114"],
  });
});
