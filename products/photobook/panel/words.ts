import { createPanelWords } from "../../panel-words.ts";
import type { de } from "./words.de.ts";

export type PanelWords = typeof de;

export const { loadWords, wordsOf } = createPanelWords<PanelWords>({
  de: async () => (await import("./words.de.ts")).de,
  en: async () => (await import("./words.en.ts")).en,
  es: async () => (await import("./words.es.ts")).es,
  fr: async () => (await import("./words.fr.ts")).fr,
  it: async () => (await import("./words.it.ts")).it,
  nl: async () => (await import("./words.nl.ts")).nl,
});
