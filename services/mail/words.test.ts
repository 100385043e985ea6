import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { confirmationWords } from "./confirmation-words.ts";
import { parcelsSentWords } from "./parcels-sent-words.ts";
import { receiptWords } from "./receipt-words.ts";

test("mails about orders speak six languages in the shop's voice", () => {
  expect(faultsOf(confirmationWords)).toEqual([]);
  expect(faultsOf(receiptWords)).toEqual([]);
  expect(faultsOf(parcelsSentWords)).toEqual([]);
});
