import { type Locale, languageOf, locales } from "../../../core/locale.ts";
import type { DesignDocument, TextElement } from "../../../design/document.ts";
import { isPageNumber } from "./page-numbers.ts";

/** Of words where the design has none yet. */
const plain = { font: "instrument-sans-regular", colour: "#1a1a1a" };

/** The font and colour that most words of the book's pages have, so that what is added looks as its set does. */
export function writtenLook({ surfaces }: Pick<DesignDocument, "surfaces">): Pick<TextElement, "font" | "colour"> {
  const letters = new Map<string, number>();
  for (const text of textsOf(surfaces.slice(1))) {
    const key = JSON.stringify([text.font, text.colour]);
    letters.set(key, (letters.get(key) ?? 0) + text.text.length);
  }
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
  if (!most) return plain;
  const [font, colour]: readonly [string, string] = JSON.parse(most[0]);
  return { font, colour };
}

/** Locale of dates: the language of the book's words, in the country of the shop where that language is spoken. */
export function writtenLocale({ surfaces }: Pick<DesignDocument, "surfaces">, shop: Locale): Locale {
  const counts = new Map<string, number>();
  for (const { language, text } of textsOf(surfaces))
    if (language) counts.set(language, (counts.get(language) ?? 0) + text.length);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const language = most?.[0].slice(0, 2) ?? languageOf(shop);
  return language === languageOf(shop) ? shop : (locales.find((one) => languageOf(one) === language) ?? shop);
}

const textsOf = (surfaces: DesignDocument["surfaces"]): readonly TextElement[] =>
  surfaces.flatMap(({ elements }) =>
    elements.filter((element): element is TextElement => element.type === "text" && !isPageNumber(element)),
  );
