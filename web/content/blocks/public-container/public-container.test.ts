import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { marginExample } from "../margin/example.ts";
import { publicContainerExample } from "./example.ts";

test("every component whose name starts with Public holds others (chrome document, section 2)", async () => {
  for (const component of ["Public", "PublicGuide", "PublicAnything"]) {
    const { html } = await showBlocks([{ ...publicContainerExample, component, body: [marginExample] }]);
    expect(html).toBe('<div class="content-margin" data-size="large"></div>');
  }
});

test("a component that only ends so does not", async () => {
  const { html, leftOut } = await showBlocks([{ ...publicContainerExample, component: "notPublic" }]);
  expect(html).toBe("");
  expect(leftOut).toEqual(["unknown block notPublic"]);
});
