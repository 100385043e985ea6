import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { marginExample } from "./example.ts";

test("room between blocks says nothing and has a size", async () => {
  expect((await showBlocks([marginExample, { ...marginExample, size: "endless" }])).html).toBe(
    '<div class="content-margin" data-size="large"></div><div class="content-margin" data-size="medium"></div>',
  );
});
