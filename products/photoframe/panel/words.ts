import { createPanelWords } from "../../panel-words.ts";
import type { Words } from "./words/words.generated.ts";

export type PanelWords = Words;

export const { loadWords, wordsOf } = createPanelWords<PanelWords>(
  "products/photoframe/panel/words",
  {
    de: () => import("./words/de.json", { with: { type: "json" } }),
    en: () => import("./words/en.json", { with: { type: "json" } }),
    es: () => import("./words/es.json", { with: { type: "json" } }),
    fr: () => import("./words/fr.json", { with: { type: "json" } }),
    it: () => import("./words/it.json", { with: { type: "json" } }),
    nl: () => import("./words/nl.json", { with: { type: "json" } }),
  },
  () => import("./words/en-US.json", { with: { type: "json" } }),
);
