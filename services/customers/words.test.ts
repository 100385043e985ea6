import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { accountWords } from "./account-words.ts";
import { customerTexts } from "./messages.ts";

test("accounts speak six languages in the shop's voice", () => {
  expect(faultsOf(accountWords)).toEqual([]);
  expect(faultsOf(customerTexts)).toEqual([]);
});
