import { expect, test } from "vitest";
import { checkRoom } from "./word-faults.ts";

/** What is wrong with an English message, and the arguments of both. */
function compare(de: string, en: string) {
  const { faults, all } = checkRoom({
    folder: "web/words/cart",
    texts: { de: { size: de }, en: { size: en } },
    notes: {},
  });
  const uses = Object.fromEntries([...(all.get("size") ?? [])].map(([name, { use }]) => [name, use]));
  return { faults: faults.filter((fault) => fault.includes("en.json")), uses };
}

test("a language may agree with a number that another has written as text; code passes both", () => {
  const { faults, uses } = compare("{text} Besucher", "{text} {count, plural, one {visitor} other {visitors}}");
  expect(faults).toEqual([]);
  expect(uses).toEqual({ text: "written", count: "agreed" });
});

test("a number that one language writes by itself is missing in the others", () => {
  const { faults } = compare("{text} Besucher", "{count, plural, one {# visitor} other {# visitors}}");
  expect(faults).toEqual(["web/words/cart/en.json size: has the arguments count where German has text"]);
});

test("a number by which one language counts is a number, although the next only writes it", () => {
  expect(compare("{count, plural, one {# Bild} other {# Bilder}}", "Pictures: {count}").uses).toEqual({
    count: "counted",
  });
});
