import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { headlineExample } from "../headline/example.ts";
import { textExample } from "./example.ts";

test("a text is drawn on its ground", async () => {
  const { html } = await showBlocks([{ ...textExample, ground: "tinted" }]);
  expect(html).toBe(
    '<div class="content-text" data-ground="tinted" data-headed="true"><div class="wrap"><div class="rich-text"><h2>Fotopapier</h2><p><strong>200 g, seidenmatt.</strong></p></div></div></div>',
  );
});

test("each head of the second level begins a part of its own, in which it stands beside what it says", async () => {
  const head = (level: number, text: string) => ({
    type: "heading",
    attrs: { level },
    content: [{ type: "text", text }],
  });
  const line = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  const drawn = async (...content: object[]) =>
    (await showBlocks([{ ...textExample, ground: "plain", text: { type: "doc", content } }])).html;
  expect(await drawn(line("Vorab"), head(2, "Papier"), head(3, "Matt"), line("Ruhig"), head(2, "Folie"))).toContain(
    'data-headed="true"><div class="wrap"><div class="rich-text"><p>Vorab</p></div><div class="rich-text"><h2>Papier</h2><h3 data-below-head="true">Matt</h3><p>Ruhig</p></div><div class="rich-text"><h2>Folie</h2></div></div>',
  );
  const plain = await drawn(line("Eins"), head(3, "Matt"), line("Zwei"));
  expect(plain.match(/rich-text/g)).toHaveLength(1);
  expect(plain).not.toContain("data-headed");
});

test("blocks inside a text are drawn by the same list of blocks", async () => {
  const text = { type: "doc", content: [{ type: "blok", attrs: { id: "1", body: [headlineExample] } }] };
  expect((await showBlocks([{ ...textExample, text }])).html).toContain("<h2>Matt oder glänzend</h2>");
});

test("an empty text is no block, and a script in it stays letters", async () => {
  const script = { type: "doc", content: [{ type: "text", text: "<script>alert(1)</script>" }] };
  const { html, leftOut } = await showBlocks([
    { ...textExample, text: { type: "doc" } },
    { ...textExample, text: script },
  ]);
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;");
  expect(leftOut).toEqual(["block text: text"]);
});
