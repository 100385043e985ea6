import { expect, test } from "vitest";
import { messagesOf } from "../../words/all.ts";
import { savedWords, toldState } from "./saved-words.ts";

const de = messagesOf("de-DE").designer;
const words = (save: Parameters<typeof savedWords>[1], kept = true) =>
  savedWords(de.save, save, kept, 600_000, "de-DE");

test("says where the work is safe", () => {
  expect(words({ state: "saved", at: 590_000 })).toBe("Gesichert, gerade eben");
  expect(words({ state: "saved", at: 480_000 })).toBe("Gesichert, vor 2 Minuten");
  expect(words({ state: "saved", at: 540_000 })).toBe("Gesichert, vor 1 Minute");
  expect(words({ state: "saved", at: null })).toBe("Gesichert");
  expect(words({ state: "offline" })).toBe("Offline, hier im Browser gesichert");
});

test("does not promise what the browser cannot keep", () => {
  expect(words({ state: "offline" }, false)).toBe("Offline, noch nicht gesichert");
  expect(words(toldState({ state: "saved", at: 590_000 }, true), false)).toBe("Wird gesichert");
  expect(words(toldState({ state: "saved", at: 590_000 }, false), false)).toBe("Gesichert, gerade eben");
  // What is wrong is said, whatever else is under way.
  expect(words(toldState({ state: "gone" }, true), false)).toBe("Nicht gesichert: nicht mehr gefunden");
});
