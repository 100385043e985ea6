/**
 * A name from the catalogue as it is written within a sentence where nouns are not capitalised: `Papier Hahnemühle` ->
 * `papier Hahnemühle`. Brands and abbreviations keep their capitals: `Alu-Dibond`, `PVC Forex`.
 */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|,|$))/u, (letter) => letter.toLowerCase());
