import fc from "fast-check";

/** Words of people, by language; some need a font's fall-backs. */
const words = {
  de: "Großmutter Weihnachtsüberraschung und die Kinder am Meer Sonnenuntergangsstimmung für immer Straßenbahnhaltestelle ein ruhiger Morgen; Frühstück, Käse & Brot 2027 „Schön war’s!“ Hochzeitsgesellschaft Affe fliegt",
  en: "Grandmother’s extraordinary celebration and the children by the sea a quiet morning remembrance for ever “Wish you were here” international affiliation 24/7 officially waffle",
  none: "Łódź Привет Καλημέρα Þingvellir Ђурђевдан Ελλάδα Žižkov € → ½",
} as const;

const language = fc.constantFrom("de" as const, "de-CH" as const, "en" as const, "en-US" as const, null);

/** From one word to a paragraph, with line breaks now and then, and the language they are in. */
export const randomWords = language.chain((tag) => {
  const stock = words[tag === null ? "none" : (tag.slice(0, 2) as "de" | "en")].split(" ");
  const most = fc.constantFrom(2, 6, 40);
  return most
    .chain((maxLength) => fc.array(fc.constantFrom(...stock), { minLength: 1, maxLength, size: "max" }))
    .chain((list) => fc.tuple(fc.constant(list), fc.constantFrom(" ", " ", " ", "\n")))
    .map(([list, between]) => ({ text: list.join(between), language: tag }));
});
