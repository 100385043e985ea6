import { expect, test } from "vitest";
import { showBlocks } from "./block.fixture.tsx";
import { headlineExample } from "./blocks/headline/example.ts";

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
