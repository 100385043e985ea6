import type { Locale } from "../../core/locale.ts";
import type { KindPanel } from "../panel.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { FormatSection } from "./panel/format-section.tsx";
import { FrameSection } from "./panel/frame-section.tsx";
import { OptionsSection } from "./panel/options-section.tsx";
import { smallerFormat } from "./panel/smaller-format.ts";
import { loadWords, wordsOf } from "./panel/words.ts";
import type { Release } from "./release.ts";

/** The designer's panel for wall pictures. */
const panel: KindPanel<PhotoFrameConfiguration, Release> = {
  sections: [
    { id: "format", icon: "crop", title: (locale) => wordsOf(locale).format, Content: FormatSection },
    { id: "frame", icon: "frame", title: (locale) => wordsOf(locale).frame, Content: FrameSection },
    { id: "options", icon: "gear", title: (locale) => wordsOf(locale).options, Content: OptionsSection },
  ],
  smaller: smallerFormat,
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
