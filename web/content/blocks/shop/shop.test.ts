import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { shopExample } from "./example.ts";

test("each shop is a button in its colour; one that leads nowhere is left out", async () => {
  const broken = { ...shopExample.items[0], text: "Nirgends", link: { linktype: "url", url: "javascript:alert(1)" } };
  const { html, leftOut } = await showBlocks([{ ...shopExample, items: [...shopExample.items, broken] }]);
  expect(html).toContain(
    '<a href="/leinwanddruck" class="button button-paint button-paint-primary-ghost button-blue">',
  );
  expect(html).toContain("Karten und Papier");
  expect(html).not.toContain("Nirgends");
  expect(leftOut).toEqual(["an item: link"]);
});
