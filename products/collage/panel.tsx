import type { Locale } from "../../core/locale.ts";
import type { KindPanel } from "../panel.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import { ExtrasSection } from "./panel/extras-section.tsx";
import { FormatSection } from "./panel/format-section.tsx";
import { smallerFormat } from "./panel/smaller-format.ts";
import { TilesSection } from "./panel/tiles-section.tsx";
import { loadWords, wordsOf } from "./panel/words.ts";
import type { Release } from "./release.ts";

/** The designer's panel for collages. */
const panel: KindPanel<CollageConfiguration, Release> = {
  sections: [
    { id: "collage", icon: "grid", title: (locale) => wordsOf(locale).collage, Content: TilesSection },
    { id: "format", icon: "crop", title: (locale) => wordsOf(locale).format, Content: FormatSection },
    { id: "extras", icon: "frame", title: (locale) => wordsOf(locale).extras, Content: ExtrasSection },
  ],
  smaller: smallerFormat,
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
