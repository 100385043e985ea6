import { expect, test } from "vitest";
import { withoutAnswers } from "../../block.fixture.tsx";
import { collageExample } from "./example.ts";

test("while the shop names no designs nothing is shown, and operators hear of it", async () => {
  expect(await withoutAnswers([collageExample])).toEqual({
    html: "",
    leftOut: ["a block that the shop has no answer for"],
  });
});
