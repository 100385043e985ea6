import { expect, test } from "vitest";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { skuContainerExample } from "./example.ts";

const article = (sku: string, title: string, priceCurrent: number, priceOriginal = priceCurrent) => ({
  sku,
  title,
  currency: "EUR",
  priceCurrent,
  priceOriginal,
});

test("articles stand in the editor's order with today's price; what was reduced shows from what", async () => {
  const answers = {
    [pricePaths.skuContainer]: {
      skus: [
        article("calendar?calendarType=familienplaner", "Familienplaner", 1990),
        article("calendar?calendarType=wandkalender", "Wandkalender A4", 1490, 1790),
      ],
    },
  };
  const { html } = await showBlocks([skuContainerExample], answers);
  expect(html.indexOf("Wandkalender A4")).toBeGreaterThan(0);
  expect(html.indexOf("Wandkalender A4")).toBeLessThan(html.indexOf("<b>Familienplaner</b>"));
  expect(html).toMatch(/<s class="price-original">17,90\s€<\/s><span class="price-reduced">14,90\s€/);
  expect(html).not.toContain("Küchenkalender");
  expect(html).not.toContain("/configurator-");
});
