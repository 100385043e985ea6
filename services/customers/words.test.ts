import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { accountWords } from "./account-words.ts";
import { customerMessages } from "./messages.ts";

test("accounts speak six languages in the shop's voice", () => {
  expect(faultsOf(accountWords)).toEqual([]);
  expect(faultsOf(customerMessages)).toEqual([]);
});
