import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { buttonExample } from "./example.ts";

test("a button leads where its link says, in the colour and style chosen", async () => {
  expect((await showBlocks([buttonExample])).html).toBe(
    '<div class="wrap"><a href="/rahmen" class="button button-paint button-paint-primary-ghost button-black">Rahmen wählen</a></div>',
  );
});

test("a button that leads to a script is left out, an unknown colour is blue", async () => {
  const { html, leftOut } = await showBlocks([
    { ...buttonExample, link: { linktype: "url", url: "javascript:alert(1)" } },
    { ...buttonExample, colour: "ultraviolet", style: "huge" },
  ]);
  expect(html).toBe(
    '<div class="wrap"><a href="/rahmen" class="button button-paint button-blue">Rahmen wählen</a></div>',
  );
  expect(leftOut).toEqual(["block button: link"]);
});
