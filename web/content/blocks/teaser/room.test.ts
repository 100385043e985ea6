import { expect, test } from "vitest";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { teaserExample } from "./example.ts";

const room = {
  ...teaserExample,
  look: "room",
  labelTitle: "Segelboot, Oktober",
  labelLink: {
    fieldtype: "multilink",
    linktype: "url",
    url: "/poster-mit-rahmen?materialType=poster&formatType=1200x800",
  },
};
const price = { currency: "EUR", priceOriginal: 19990, priceCurrent: 18990 };
const answers = { [pricePaths.article]: { title: "Poster 120 × 80 cm", facts: ["Eiche", "Passepartout"], price } };

test("a room says what hangs in it, with the price of today and the way to exactly that piece", async () => {
  const { html, leftOut } = await showBlocks([room], answers);
  expect(leftOut).toEqual([]);
  expect(html).toContain('href="/poster-mit-rahmen?materialType=poster&amp;formatType=1200x800"');
  expect(html).toMatch(/Segelboot, Oktober.*Poster 120 × 80 cm.*Eiche.*189,90\s€/);
});

test("without a price there is no label, and a price in the content is never shown", async () => {
  const { html } = await withoutAnswers([{ ...room, price: "1,00 €" }]);
  expect(html).toContain("home-hero");
  expect(html).not.toContain("Segelboot");
  expect(html).not.toContain("1,00");
});
