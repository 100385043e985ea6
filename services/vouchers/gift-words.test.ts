import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { giftWords } from "./gift-words.ts";

test("gift vouchers speak six languages in the shop's voice", () => {
  expect(faultsOf(giftWords)).toEqual([]);
});
