import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { subTeasersExample } from "./example.ts";

test("each leads to its story; the picture says nothing that its name does not say", async () => {
  const { html } = await showBlocks([subTeasersExample]);
  expect(html).toContain('<h2>Weiterlesen</h2><ul><li><a href="/ratgeber/rahmen">');
  expect(html).toContain('src="/pictures/corner-walnut.webp" width="1200" height="800" alt=""');
  expect(html).toContain("<b>Rahmen</b>");
});

test("one that leads nowhere is left out, and without any the block too", async () => {
  const items = [{ ...subTeasersExample.items[0], link: { linktype: "story", cached_url: "" } }];
  expect(await showBlocks([{ ...subTeasersExample, items }])).toEqual({
    html: "",
    leftOut: ["an item: link", "block sub-teasers: items"],
  });
});
