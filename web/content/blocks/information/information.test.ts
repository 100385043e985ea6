import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { informationExample } from "./example.ts";

test("a hint stands in a frame of its tone, with title and text", async () => {
  const { html } = await showBlocks([{ ...informationExample, tone: "warn" }]);
  expect(html).toContain('class="notice notice-warn"');
  expect(html).toContain('<b class="notice-title">Gut zu wissen</b>');
  expect(html).toContain("<p>Rahmen kommen fertig montiert.</p>");
});

test("without a text there is no hint", async () => {
  const { text, ...empty } = informationExample;
  expect(await showBlocks([empty])).toEqual({ html: "", leftOut: ["block information: text"] });
});
