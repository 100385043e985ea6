import { expect, test } from "vitest";
import { messagesOf } from "../../words/all.ts";
import { matching, unreachableText } from "./guests.ts";

const de = messagesOf("de-DE");

const kim = {
  position: 3,
  line: 5,
  name: "Kim Ohneort",
  city: "Kiel",
  country: null,
  faults: [
    { field: "street", code: "required" },
    { field: "postcode", code: "postcode-format" },
  ],
};
const inge = {
  ...kim,
  position: 0,
  line: 2,
  name: "Inge Brandt",
  city: "Freiburg",
  country: "DE" as const,
  faults: [],
};

test("who cannot be reached is named by her row, with everything that is in the way", () => {
  const { sending } = de.checkout;
  expect(unreachableText(kim, sending)).toBe("Zeile 5, Kim Ohneort: Straße fehlt, Postleitzahl passt nicht zum Land");
  const nameless = { ...kim, name: "", faults: [{ field: "name", code: "required" }] };
  expect(unreachableText(nameless, sending)).toBe("Zeile 5: Name fehlt");
  const newer = { ...kim, faults: [{ field: "planet", code: "moon" }] };
  expect(unreachableText(newer, sending)).toBe("Zeile 5, Kim Ohneort: Adresse ist nicht vollständig");
});

test("a list is searched by name and town", () => {
  expect(matching([inge, kim], " frei ")).toEqual([inge]);
  expect(matching([inge, kim], "KIM")).toEqual([kim]);
  expect(matching([inge, kim], "")).toHaveLength(2);
  expect(matching([inge, kim], "x")).toEqual([]);
});
