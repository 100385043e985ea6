import { expect, test } from "vitest";
import { pricePaths } from "../../services/prices/contract.ts";
import { themePaths } from "../../services/themes/contract.ts";
import { showBlocks } from "./block.fixture.tsx";
import { calendarExample } from "./blocks/calendar/example.ts";
import { cardExample } from "./blocks/card/example.ts";
import { collageExample } from "./blocks/collage/example.ts";
import { feedExample } from "./blocks/feed/example.ts";
import { photobookOverviewExample } from "./blocks/photobook-overview/example.ts";

const preview = { src: "/web-api/themes/rose/preview.svg", width: 420, height: 592 };
const price = (priceCurrent: number) => ({
  currency: "EUR",
  priceOriginal: priceCurrent,
  priceCurrent,
  taxIncluded: true,
});
const theme = {
  id: "rose",
  title: "Rose",
  style: { label: "Botanisch" },
  preview,
  prices: [{ quantity: 50, unitPrice: 93, price: price(4648) }],
};
const answers = {
  [themePaths.themes]: { themes: [theme], total: 29, facets: [] },
  [themePaths.calendarGroups]: { designGroups: [{ id: "year", title: "Jahr", previews: [preview] }] },
  [themePaths.bookSets]: {
    designGroupSets: [{ id: "sea", title: "Meer", categories: [{ label: "Reise" }], previews: [preview] }],
  },
  [themePaths.collageGroups]: {
    designGroups: [
      {
        label: "Herz",
        designs: [
          { id: 13, title: "Herz", preview },
          { id: 14, title: "Zwei Herzen", preview },
        ],
      },
    ],
  },
  [pricePaths.reference]: { from: { price: price(990) } },
  [pricePaths.formats]: {
    groups: [{ formats: [{ price: price(1790) }, { price: null }] }, { formats: [{ price: price(1290) }] }],
  },
};

test("card designs lead to their pages, with the price of one piece and what it means, and to the whole list", async () => {
  const { html, leftOut } = await showBlocks([cardExample], answers);
  expect(html).toContain('<a href="/themes/rose">');
  expect(html).toMatch(/ab <\/span><span>0,93\s€<\/span><\/span> je Stück/);
  expect(html).not.toContain("46,48");
  expect(html).toContain("bei 50 Stück, Bücher einzeln. Inklusive Mehrwertsteuer, zuzüglich Versand.");
  expect(html).toContain('href="/karten-designen?filter[occasion][]=wedding">Alle 29 Designs ansehen</a>');
  expect(leftOut).toEqual([]);
});

test("looks of one calendar type cost from the cheapest format of that type, and lead nowhere unless somebody says where", async () => {
  const { html } = await showBlocks([calendarExample], answers);
  expect(html).toMatch(/12,90\s€/);
  expect(html).not.toMatch(/9,90\s€|17,90/);
  expect(html).not.toContain("<a ");
  const linked = { ...calendarExample, link: { linktype: "url", url: "/fotokalender" } };
  expect((await showBlocks([linked], answers)).html).toContain('<a href="/fotokalender">');
});

test("books and collages tell what they cost from, and no more are shown than asked for", async () => {
  const { html } = await showBlocks([photobookOverviewExample, { ...collageExample, amount: "1" }], answers);
  expect(html.match(/9,90\s€/g)).toHaveLength(2);
  expect(html).toContain("<b>Meer</b>");
  expect(html).toContain("<b>Herz</b>");
  expect(html).not.toContain("Zwei Herzen");
});

test("a feed is of the kind it names", async () => {
  expect((await showBlocks([feedExample], answers)).html).toContain("<b>Rose</b>");
  expect((await showBlocks([{ ...feedExample, kind: "collage" }], answers)).html).toContain("<b>Zwei Herzen</b>");
});
