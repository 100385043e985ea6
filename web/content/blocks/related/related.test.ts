import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { relatedExample } from "./example.ts";

test("leads to pages by their own name, sentence and picture", async () => {
  const { html, leftOut } = await showBlocks([relatedExample]);
  expect(leftOut).toEqual([]);
  expect(html).toContain('<h2>Auch einen Blick wert</h2><ul><li><a href="/ratgeber/rahmen">');
  expect(html).toContain('src="/pictures/corner-walnut.webp"');
  expect(html).toContain('<b>Rahmen</b><span class="mute">Holz, Aluminium und die Fuge dazwischen.</span>');
});

test("a page that there is not, or that is none, is left out; without any the block too", async () => {
  const [page] = relatedExample.pages;
  const term = { ...page, content: { component: "term" } };
  const missing = "0b7c1d5e-3f7a-4c52-9a53-000000000000";
  const { html } = await showBlocks([{ ...relatedExample, pages: [missing, page, term] }]);
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(await showBlocks([{ ...relatedExample, pages: [missing, term] }])).toEqual({
    html: "",
    leftOut: ["a story that there is not", "block related: pages"],
  });
});

test("a page that leads to itself is a way like any other", async () => {
  const page = { ...relatedExample.pages[0], content: { component: "page" } };
  const itself = { ...page, content: { ...page.content, body: [{ ...relatedExample, pages: [page] }] } };
  const { html } = await showBlocks([{ ...relatedExample, pages: [itself] }]);
  expect(html.match(/<li>/g)).toHaveLength(1);
});
