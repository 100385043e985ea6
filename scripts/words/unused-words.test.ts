import { expect, test } from "vitest";
import { mentionsOf, unusedMessages } from "./unused-words.ts";

const room = (de: unknown) => ({ folder: "web/words/cart", texts: { de }, notes: {} });

test("a message that no code names is found; one of a record that code reads by a computed name is not", () => {
  const mentions = mentionsOf(["const t = useMessages().cart; show(t.title, t.problem[error.kind])"]);
  const de = {
    title: "Warenkorb",
    leftOver: "Rest",
    problem: { "basket-full": "Voll" },
    other: { "basket-full": "x" },
  };
  expect(unusedMessages(room(de), mentions)).toEqual([
    "web/words/cart/de.json leftOver: no code uses it",
    "web/words/cart/de.json other.basket-full: no code uses it",
  ]);
});
