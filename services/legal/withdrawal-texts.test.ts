import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { withdrawalTexts } from "./withdrawal.ts";

test("the instruction on withdrawal is written in six languages, with the same places to fill in", () => {
  expect(faultsOf(withdrawalTexts)).toEqual([]);
  const places = (texts: unknown) =>
    JSON.stringify(texts)
      .match(/\{\w+\}/g)
      ?.toSorted();
  for (const texts of Object.values(withdrawalTexts)) expect(places(texts)).toEqual(places(withdrawalTexts.de));
});
