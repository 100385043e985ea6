import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { giftTexts } from "./gift-words.ts";

test("gift vouchers speak six languages in the shop's voice", () => {
  expect(faultsOf(giftTexts)).toEqual([]);
});
