import { expect, test } from "vitest";
import { withoutAnswers } from "../../block.fixture.tsx";
import { photobookOverviewExample } from "./example.ts";

test("while the shop names no designs nothing is shown, and operators hear of it", async () => {
  expect(await withoutAnswers([photobookOverviewExample])).toEqual({
    html: "",
    leftOut: ["a block that the shop has no answer for"],
  });
});
