import { expect, test } from "vitest";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { frameExample } from "./example.ts";

const frame = (value: string, priceCurrent: number) => ({
  value,
  label: value,
  price: { currency: "EUR", priceOriginal: priceCurrent, priceCurrent, taxIncluded: true },
});
const answers = {
  [pricePaths.frame]: {
    frames: [
      frame("none", 2990),
      frame("schattenfuge-leinwand-oak", 6490),
      frame("schattenfuge-leinwand-white", 5990),
      frame("schattenfugen", 100),
    ],
  },
};

test("a kind of frame costs from its cheapest variant, and a name that only begins alike is another frame", async () => {
  const { html, leftOut } = await showBlocks([frameExample], answers);
  expect(html).toContain('<a href="/leinwanddruck">');
  expect(html).toMatch(/ab <\/span><span>59,90\s€/);
  expect(html).not.toMatch(/64,90|1,00\s€|29,90/);
  expect(leftOut).toEqual([]);
});

test("a frame that the material cannot have is not shown", async () => {
  const items = [{ ...frameExample.items[0], which: "artbox" }];
  expect((await showBlocks([{ ...frameExample, items }], answers)).html).toBe("");
});
