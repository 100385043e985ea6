import { expect, test } from "vitest";
import { pricePaths } from "../../services/prices/contract.ts";
import { showBlocks, withoutAnswers } from "./block.fixture.tsx";
import { cardExample } from "./blocks/card/example.ts";
import { photobookDetailExample } from "./blocks/photobook-detail/example.ts";
import { skuContainerExample } from "./blocks/sku-container/example.ts";
import { kindsOfArticles } from "./to-come.ts";
import { withoutDesigners } from "./without-designers.fixture.ts";

withoutDesigners("photobook", "photobox", "card");

const labels = {
  labels: {
    "kind.photobox": "Fotobox",
    "kind.photobook": "Fotobuch",
    "kind.card": "Karte",
    "acc.posterbar": "Posterleiste",
  },
};
const price = { currency: "EUR", priceOriginal: 1990, priceCurrent: 1990, taxIncluded: true };
const article = (sku: string) => ({ ...price, sku, title: sku });
const answersOf = (...skus: string[]) => ({
  "/web-api/labels": labels,
  [pricePaths.skuContainer]: { skus: skus.map(article) },
  "/web-api/photobook-price": { title: "Echtfotobuch", facts: [], price, ladders: [] },
});
/** Goods whose designer is to come. */
const [box = skuContainerExample.items[0]] = skuContainerExample.items;
const boxes = { ...skuContainerExample, items: [{ ...box, which: "photobox?size=small" }] };
const times = (html: string, words: string) => html.split(words).length - 1;

test("a page says once, with its first prices, what of it cannot be ordered yet", async () => {
  const body = [boxes, photobookDetailExample];
  const { html } = await showBlocks(body, answersOf("photobox?size=small"));
  const sentence = "Noch nicht zu bestellen: Fotobox und Fotobuch. Dieser Teil unseres Designers ist noch in Arbeit.";
  expect(times(html, sentence)).toBe(1);
  expect(times(html, "Noch nicht zu bestellen")).toBe(1);
  expect(html.indexOf(sentence)).toBeLessThan(html.indexOf("<b>photobox"));
});

test("where the first of them has nothing to show, the next one says it", async () => {
  const none = { ...answersOf("photobox?size=small"), "/web-api/themes": { themes: [], total: 0 } };
  const { html } = await showBlocks([cardExample, boxes], none);
  expect(times(html, "Noch nicht zu bestellen")).toBe(1);
});

const bar = { ...skuContainerExample.items[0], which: "posterbar-30-oak" };
const bars = { ...skuContainerExample, _uid: "bars", items: [bar, { ...bar, which: "posterbar-50-black" }] };

test("what goes with cards is named itself on a page without cards, once", async () => {
  const { html } = await showBlocks([bars], answersOf("posterbar-30-oak", "posterbar-50-black"));
  const sentence = "Noch nicht zu bestellen: Posterleiste. Dieser Teil unseres Designers ist noch in Arbeit.";
  expect(times(html, sentence)).toBe(1);
  expect(html.indexOf(sentence)).toBeLessThan(html.indexOf("<b>posterbar-30-oak"));
});

test("on a page with cards it is ordered with them, and not named", async () => {
  const items = [{ ...bar, which: "card?format=a6" }, bar];
  const { html } = await showBlocks(
    [{ ...skuContainerExample, items }],
    answersOf("card?format=a6", "posterbar-30-oak"),
  );
  expect(html).toContain("<b>posterbar-30-oak");
  expect(times(html, "Noch nicht zu bestellen: Karte. Dieser")).toBe(1);
});

test("a block that the shop has no answer for says nothing, and the page no sentence", async () => {
  expect((await withoutAnswers([skuContainerExample, photobookDetailExample])).html).toBe("");
});

test("an accessory is of no kind", () => {
  expect(kindsOfArticles(["ribbon-satin-red", "photobook?printing=fotoheft", "photobook", "nothing"])).toEqual([
    "photobook",
  ]);
});
