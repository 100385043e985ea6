import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { fileWords as importWords } from "../../platform/imports/file-words.ts";
import { deliveryWords } from "./delivery-words.ts";
import { fileWords } from "./file-words.ts";

test("a file of prices is refused in the shop's voice, with the same facts in each language", () => {
  expect(faultsOf(fileWords)).toEqual([]);
  expect(faultsOf(importWords)).toEqual([]);
  expect(faultsOf(deliveryWords)).toEqual([]);
});
