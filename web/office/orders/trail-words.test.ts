import { expect, test } from "vitest";
import { officeMessagesOf } from "../messages.ts";
import { whyText } from "./trail-words.ts";

const de = officeMessagesOf("de-DE");

test("an operator's reason stays as it was written", () => {
  expect(whyText({ actor: "operator", why: "Kundin rief an" }, de)).toBe("Kundin rief an");
});

test("the shop's own reasons are said in the operator's language", () => {
  expect(whyText({ actor: "print", why: "photo-missing" }, de)).toBe("Ein Foto fehlt");
  expect(whyText({ actor: "payment", why: "test" }, de)).toBe("Testzahlung");
  expect(whyText({ actor: "system", why: "nothing to print" }, de)).toBe("Nichts zu drucken");
});

test("a reason nobody wrote words for is shown, not hidden", () => {
  expect(whyText({ actor: "print", why: "ink ran out" }, de)).toBe("Angehalten: ink ran out");
  expect(whyText({ actor: "payment", why: "wire" }, de)).toBe("wire");
  expect(whyText({ actor: "system", why: null }, de)).toBeNull();
});
