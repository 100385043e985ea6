import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { glossaryExample } from "./example.ts";

test("terms stand in the order of the language, by letters that lead to them", async () => {
  const { html, leftOut } = await showBlocks([glossaryExample]);
  expect(leftOut).toEqual([]);
  expect([...html.matchAll(/<dt>([^<]+)/g)].map(([, name]) => name)).toEqual([
    "Anschnitt",
    "Auflösung",
    "Passepartout",
  ]);
  expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(["glossary-A", "glossary-P"]);
  expect(html).toContain('<h3 id="glossary-P">P</h3>');
  expect(html).toContain('<a href="/ratgeber/rahmen">Mehr dazu<span class="visually-hidden">: Passepartout</span></a>');
  expect(html).toContain('<div id="aufloesung">');
});

test("accents stand with their letter", async () => {
  const [first] = glossaryExample.terms;
  const terms = ["Zéro", "Épreuve", "encre", "300 ppp"].map((name) => ({
    ...first,
    name,
    full_slug: `lexique/${name}`,
  }));
  const { html } = await showBlocks([{ ...glossaryExample, terms }]);
  expect([...html.matchAll(/<h3 id="[^"]+">([^<]+)/g)].map(([, letter]) => letter)).toEqual(["0–9", "E", "Z"]);
});

test("what is no term or has no text is left out, and without any the block too", async () => {
  const [first] = glossaryExample.terms;
  const page = { ...first, content: { component: "page", text: "Kein Begriff" } };
  const empty = { ...first, content: { component: "term", text: " " } };
  const terms = [page, empty, "5c0d3f51-0d62-4b0e-8c55-7d8b3a1f2c09"];
  expect(await showBlocks([{ ...glossaryExample, terms }])).toEqual({
    html: "",
    leftOut: ["a story that there is not", "block glossary: terms"],
  });
});
