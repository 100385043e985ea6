import { expect, test } from "vitest";
import { faultsOf } from "../../core/voice.fixture.ts";
import { contactWords } from "./contact-words.ts";

test("letters from the contact form speak six languages", () => {
  expect(faultsOf(contactWords)).toEqual([]);
});
