import { expect, test } from "vitest";
import { contentPagePaths } from "../../../../services/content-pages/contract.ts";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { customerPictureExample } from "./example.ts";

test("pictures say what is seen, and those of the studio that they are samples", async () => {
  const { html } = await showBlocks([customerPictureExample]);
  expect(html).toContain('alt="Drei Leinwände über einer Kommode"');
  expect(html).toContain('<a href="/leinwanddruck">Leinwand, dreimal</a>');
  expect(html.match(/<b>Muster · <\/b>/g)).toHaveLength(3);
  expect(html).toContain("sind in unserem Studio entstanden.");
});

test("without pictures of its own the block shows those approved for the shop", async () => {
  const picture = { src: "/pictures/a.webp", alt: "Ein Rahmen im Flur", width: 1600, height: 1067 };
  const pictures = [{ picture, name: "Mira", product: "Poster", link: null, source: "customer" }];
  const answers = { [contentPagePaths.customerPictures]: { pictures, total: 1, page: 1, perPage: 9 } };
  const { html, leftOut } = await showBlocks([{ ...customerPictureExample, items: [] }], answers);
  expect(html).toContain('alt="Ein Rahmen im Flur"');
  expect(html).not.toContain("Muster");
  expect(leftOut).toEqual([]);
});

test("a customer's picture without her consent is left out, and what she agreed to is told nobody", async () => {
  const [first] = customerPictureExample.items;
  const mine = { ...first, source: "customer", name: "Mira" };
  const items = [mine, { ...mine, name: "Tom", consent: "2026-11-20, E-Mail" }];
  const { html, leftOut } = await showBlocks([{ ...customerPictureExample, items }]);
  expect(leftOut).toEqual(["an item: consent"]);
  expect(html).toContain("Tom");
  expect(html).not.toMatch(/Mira|2026-11-20/);
});

test("a picture that says nothing to who cannot see it is left out", async () => {
  const [first] = customerPictureExample.items;
  const items = [{ ...first, picture: { ...first?.picture, alt: "" } }];
  expect(await withoutAnswers([{ ...customerPictureExample, items }])).toEqual({
    html: "",
    leftOut: ["an item: picture", "a block that the shop has no answer for"],
  });
});
