import { afterEach, expect, test } from "vitest";
import { changeWords } from "../core/changed-words.ts";
import { createPanelWords } from "./panel-words.ts";

interface Words {
  readonly title: string;
  readonly hint: string;
}
const load = async () => ({ default: { title: "Karte", hint: "Innen" } });
const languages = { de: load, en: load, es: load, fr: load, it: load, nl: load };
const panel = "products/card/panel/words";
afterEach(() => changeWords({}));

test("a panel says what an operator reworded once it is loaded again, and the shipped sentence afterwards", async () => {
  const { loadWords, wordsOf } = createPanelWords<Words>(panel, languages);
  await loadWords("de-DE");
  changeWords({ [panel]: { "de-DE": { messages: { title: "Klappkarte" }, address: "" } } });
  expect(() => wordsOf("de-DE")).toThrow("are not loaded");
  await loadWords("de-DE");
  expect(wordsOf("de-DE")).toEqual({ title: "Klappkarte", hint: "Innen" });
  changeWords({});
  await loadWords("de-DE");
  expect(wordsOf("de-DE").title).toBe("Karte");
});

test("a browser loads the file with changes from the address that its page names", async () => {
  const module = `data:text/javascript,${encodeURIComponent('export default { title: "Neu", hint: "Innen" };')}`;
  changeWords({ [panel]: { "de-DE": { messages: null, address: module } } });
  const { loadWords, wordsOf } = createPanelWords<Words>(panel, languages);
  await loadWords("de-DE");
  expect(wordsOf("de-DE").title).toBe("Neu");
});
