const de = {
  letters: "Begriffe nach Anfangsbuchstaben",
  more: "Mehr dazu",
};
export type GlossaryWords = typeof de;

const en: GlossaryWords = {
  letters: "Terms by first letter",
  more: "More about it",
};

const es: GlossaryWords = {
  letters: "Términos por letra inicial",
  more: "Más información",
};

const fr: GlossaryWords = {
  letters: "Termes par première lettre",
  more: "En savoir plus",
};

const it: GlossaryWords = {
  letters: "Termini per lettera iniziale",
  more: "Scopri di più",
};

const nl: GlossaryWords = {
  letters: "Begrippen op beginletter",
  more: "Meer hierover",
};

export const glossaryWords = { de, en, es, fr, it, nl };
