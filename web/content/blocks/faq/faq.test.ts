import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { faqExample } from "./example.ts";

test("questions open to their answers, without scripts", async () => {
  const { html, leftOut } = await showBlocks([faqExample]);
  expect(leftOut).toEqual([]);
  expect(html).toContain("<h2>Häufige Fragen</h2>");
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toContain('<span class="disclosure-title">Welche Dateien nehmt ihr?</span>');
  expect(html).toContain("<p>JPEG, PNG, WebP, TIFF und HEIC.</p>");
});

test("a question without an answer is left out, and a block without any is none", async () => {
  const [first, second] = faqExample.items;
  const halfAnswered = { ...faqExample, items: [first, { ...second, answer: undefined }] };
  const { html, leftOut } = await showBlocks([halfAnswered]);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(leftOut).toEqual(["an item: answer"]);
  expect((await showBlocks([{ ...faqExample, items: [] }])).html).toBe("");
});

test("in the visual editor each question says which it is, on its own element", async () => {
  const mark = { name: "question", space: "7", uid: "faq-1", id: "12" };
  const [first, ...others] = faqExample.items;
  const items = [{ ...first, _editable: `<!--#storyblok#${JSON.stringify(mark)}-->` }, ...others];
  const { html } = await showBlocks([{ ...faqExample, items }], {}, { editable: true });
  expect(html.match(/<div data-blok-c="[^"]*" data-blok-uid="12-faq-1">/g)).toHaveLength(1);
});
