import { expect, test } from "vitest";
import { readRooms } from "../../services/wording/read-rooms.ts";
import { exportWords, importWords } from "./round-trip.ts";

const de = {
  title: "Warenkorb",
  lead: "{count, plural, one {# Artikel} other {# Artikel}}, da am {day}",
  steps: ["Eins"],
};
const fr = {
  title: "Panier",
  lead: "{count, plural, one {# article} many {# d’articles} other {# articles}}, le {day}",
  steps: ["Un"],
};
const rooms = [{ folder: "web/words/cart", texts: { de, fr }, notes: { title: "Of the page" } }];
const exported = () => exportWords(rooms, "fr");

const changed = (path: string, text: string) => {
  const file = exported();
  const entry = file.rooms["web/words/cart"]?.[path];
  if (entry) entry.text = text;
  return importWords(rooms, JSON.parse(JSON.stringify(file)));
};

test("a translator gets each message beside its source and note, and what comes back unchanged changes nothing", () => {
  expect(exported().rooms["web/words/cart"]?.title).toEqual({
    source: "Warenkorb",
    note: "Of the page",
    text: "Panier",
  });
  expect(importWords(rooms, exported())).toEqual({ ok: true, value: {} });
});

test("a new translation is written into its language's file, in its place", () => {
  const answer = changed("steps.0", "Premier");
  const files = answer.ok ? answer.value : {};
  expect(Object.keys(files)).toEqual(["web/words/cart/fr.json"]);
  expect(JSON.parse(files["web/words/cart/fr.json"] ?? "")).toEqual({ ...fr, steps: ["Premier"] });
});

test.each([
  ["lead", "{count} articles, le {date}", "has the arguments count, date where German has count, day"],
  ["lead", "{count, plural, one {# article} other {# articles}}, le {day}", "many"],
  ["lead", "{count, plural, one {#", "cannot be read"],
  ["title", "", "is empty"],
])("a translation of %s as “%s” is refused: nothing is written, and the message is named", (path, text, reason) => {
  const answer = changed(path, text);
  expect(answer.ok).toBe(false);
  const [fault, ...others] = answer.ok ? [] : answer.error;
  expect(others).toEqual([]);
  expect(fault).toContain(`web/words/cart ${path}: `);
  expect(fault?.toLowerCase()).toContain(reason.toLowerCase());
});

test("a translation of a text that has changed since is refused", () => {
  const later = [{ ...rooms[0], texts: { de: { ...de, title: "Dein Warenkorb" }, fr } }] as unknown as typeof rooms;
  expect(importWords(later, exported())).toEqual({
    ok: false,
    error: ["web/words/cart title: the German text has changed since the export"],
  });
});

test("all words of the shop survive the way out and in again, in each language", () => {
  const all = readRooms();
  expect(all.length).toBeGreaterThan(20);
  for (const language of ["en", "en-US", "es", "fr", "it", "nl"] as const)
    expect(importWords(all, JSON.parse(JSON.stringify(exportWords(all, language))))).toEqual({ ok: true, value: {} });
});
