import { expect, test } from "vitest";
import { messagesOf } from "../../words/all.ts";
import { keyMap } from "./key-map.ts";
import { keyWords, shortcutOf } from "./key-words.ts";

const de = messagesOf("de-DE").designer.hands;
test.each([
  ["Ctrl+Shift+z", "Strg\u00a0+\u00a0Umschalt\u00a0+\u00a0Z", "Control+Shift+Z"],
  [" ", "Leertaste", "Space"],
  ["+", "+", "Plus"],
  ["ArrowLeft", "←", "ArrowLeft"],
  ["Delete", "Entf", "Delete"],
  ["f", "F", "F"],
])("the key %j is shown as %s", (key, shown, shortcut) => {
  expect(keyWords(key, de.keys)).toBe(shown);
  expect(shortcutOf(key)).toBe(shortcut);
});

test("every key of the map has words", () => {
  for (const { keys } of Object.values(keyMap)) for (const key of keys) expect(keyWords(key, de.keys)).toMatch(/\S/);
});
