import type { Locale } from "../../core/locale.ts";
import type { KindPanel } from "../panel.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { EnvelopeSection } from "./panel/envelope-section.tsx";
import { ExtrasSection } from "./panel/extras-section.tsx";
import { FormatSection } from "./panel/format-section.tsx";
import { openingName } from "./panel/opening-name.ts";
import { PaperSection, RefinementSection } from "./panel/paper-section.tsx";
import { QuantitySection } from "./panel/quantity-section.tsx";
import { smallerCard } from "./panel/smaller-card.ts";
import { loadWords, wordsOf } from "./panel/words.ts";
import type { Release } from "./release.ts";

/** The designer's panel for cards and guestbooks. */
const panel: KindPanel<CardConfiguration, Release> = {
  sections: [
    { id: "format", icon: "folded-card", title: (locale) => wordsOf(locale).format, Content: FormatSection },
    { id: "paper", icon: "layers", title: (locale) => wordsOf(locale).paper, Content: PaperSection },
    { id: "refinement", icon: "foil", title: (locale) => wordsOf(locale).refinement, Content: RefinementSection },
    { id: "quantity", icon: "plus", title: (locale) => wordsOf(locale).quantity, Content: QuantitySection },
    { id: "envelope", icon: "envelope", title: (locale) => wordsOf(locale).envelope, Content: EnvelopeSection },
    { id: "extras", icon: "gift", title: (locale) => wordsOf(locale).extras, Content: ExtrasSection },
  ],
  smaller: smallerCard,
  openingName,
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
