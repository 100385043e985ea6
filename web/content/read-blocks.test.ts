import { expect, test } from "vitest";
import { showBlocks } from "./block.fixture.tsx";
import { headlineExample } from "./blocks/headline/example.ts";
import { subTeasersExample } from "./blocks/sub-teasers/example.ts";

const inside = (body: unknown) => ({ _uid: "p", component: "Public", body });

test("an unknown block is skipped, told, and what follows is shown", async () => {
  const { html, leftOut } = await showBlocks([{ _uid: "1", component: "snowfall" }, headlineExample]);
  expect(html).toContain("<h2>Matt oder glänzend</h2>");
  expect(leftOut).toEqual(["unknown block snowfall"]);
});

test.each(["constructor", "toString", "__proto__", ""])("%j is no block", async (component) => {
  expect((await showBlocks([{ _uid: "1", component }])).leftOut).toEqual([`unknown block ${component}`]);
});

test("of 2,000 blocks beside each other 500 are shown", async () => {
  const { html, leftOut } = await showBlocks(Array.from({ length: 2_000 }, () => headlineExample));
  expect(html.match(/<h2>/g)).toHaveLength(500);
  expect(leftOut).toEqual(["blocks after the first 500"]);
});

test("an editor reads in the preview where visitors see no more, once", async () => {
  const { html } = await showBlocks(
    Array.from({ length: 502 }, () => headlineExample),
    {},
    { editable: true },
  );
  expect(html.match(/<h2[ >]/g)).toHaveLength(500);
  expect(html.match(/Eine Seite zeigt höchstens 500 Bausteine/g)).toHaveLength(1);
});

test("of 2,000 blocks inside one another 20 levels are shown", async () => {
  let deep: unknown = headlineExample;
  for (let level = 0; level < 2_000; level++) deep = inside([deep]);
  expect(await showBlocks([headlineExample, deep])).toEqual({
    html: (await showBlocks([headlineExample])).html,
    leftOut: ["blocks deeper than 20 levels"],
  });
});

test.each([null, "text", 7, {}, [null, "x", [headlineExample]]])("%j holds no blocks", async (body) => {
  expect(await showBlocks(body)).toEqual({ html: "", leftOut: [] });
});

const editable = (block: { readonly _uid: string; readonly component: string }, uid = block._uid) => ({
  ...block,
  _editable: `<!--#storyblok#${JSON.stringify({ name: block.component, space: "7", uid, id: "12" })}-->`,
});
const marks = 'data-blok-c="{&quot;name&quot;:&quot;headline&quot;,&quot;space&quot;:&quot;7&quot;,';

test("in the visual editor each block says which it is, on its own element", async () => {
  const { html } = await showBlocks([editable(headlineExample)], {}, { editable: true });
  expect(html).toContain(marks);
  expect(html).toContain(`data-blok-uid="12-${headlineExample._uid}"`);
  expect(html.replaceAll(/ data-blok-\w+="[^"]*"/g, "")).toBe((await showBlocks([headlineExample])).html);
});

test("what draws more than one element is held by one that says which block it is", async () => {
  const { html } = await showBlocks(
    [editable({ ...inside([headlineExample, headlineExample]), _uid: "p" })],
    {},
    { editable: true },
  );
  expect(html).toMatch(/^<div class="editable-block" data-blok-c="[^"]+" data-blok-uid="12-p"><div/);
});

test("a page for visitors says of no block which it is, whatever the story carries", async () => {
  expect((await showBlocks([editable(headlineExample)])).html).toBe((await showBlocks([headlineExample])).html);
});

test.each(["", "<!-- x -->", "<!--#storyblok#{broken-->", '<!--#storyblok#{"name":"x"}-->', 7])(
  "%j marks nothing",
  async (_editable) => {
    const { html } = await showBlocks([{ ...headlineExample, _editable }], {}, { editable: true });
    expect(html).toBe((await showBlocks([headlineExample])).html);
  },
);

test("in the visual editor a note stands for what visitors do not see, and what follows is shown", async () => {
  const body = [editable({ _uid: "1", component: "snowfall" }), { ...headlineExample, text: "" }, headlineExample];
  const { html } = await showBlocks(body, {}, { editable: true });
  expect(html).toContain("Den Baustein „snowfall“ kennt der Shop nicht.");
  expect(html).toContain('data-blok-uid="12-1"');
  expect(html).toContain("Im Baustein „headline“ fehlt das Feld „text“, oder es passt nicht.");
  expect(html).toContain("<h2>Matt oder glänzend</h2>");
  expect((await showBlocks(body)).html).toBe((await showBlocks([headlineExample])).html);
});

test("parts of a block that are blocks themselves say which they are, for the visual editor alone", async () => {
  const [item] = subTeasersExample.items;
  const body = [{ ...subTeasersExample, items: [item && editable(item)] }];
  expect((await showBlocks(body, {}, { editable: true })).html).toContain(
    '<li data-blok-c="{&quot;name&quot;:&quot;sub-teaser&quot;',
  );
  const plain = [{ ...subTeasersExample, items: [item] }];
  expect((await showBlocks(body)).html).toBe((await showBlocks(plain)).html);
});
