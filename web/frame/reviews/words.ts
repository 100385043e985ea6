import { countedAs } from "../../../core/counted.ts";

const de = {
  previous: "Zurück",
  next: "Weiter",
  reviews: "Bewertungen",
  stars: "{stars} von 5 Sternen",
  allReviews: "Alle Bewertungen lesen",
  sample: "Muster",
  samples: "Mit „Muster“ gekennzeichnete Bewertungen sind Beispieltexte und keine Meinungen von Kunden.",
};
export type ReviewsWords = typeof de;

const en: ReviewsWords = {
  previous: "Back",
  next: "Next",
  reviews: "Reviews",
  stars: "{stars} of 5 stars",
  allReviews: "Read all reviews",
  sample: "Sample",
  samples: "Reviews marked as sample are example texts and not opinions of customers.",
};

const es: ReviewsWords = {
  previous: "Anterior",
  next: "Siguiente",
  reviews: "Opiniones",
  stars: "{stars} de 5 estrellas",
  allReviews: "Leer todas las opiniones",
  sample: "Ejemplo",
  samples: "Las opiniones marcadas como «Ejemplo» son textos de muestra y no opiniones de clientes.",
};

const fr: ReviewsWords = {
  previous: "Précédent",
  next: "Suivant",
  reviews: "Avis",
  stars: "{stars} étoiles sur 5",
  allReviews: "Lire tous les avis",
  sample: "Exemple",
  samples: "Les avis marqués « Exemple » sont des textes d’illustration et non des avis de clients.",
};

const it: ReviewsWords = {
  previous: "Indietro",
  next: "Avanti",
  reviews: "Recensioni",
  stars: "{stars} stelle su 5",
  allReviews: "Leggi tutte le recensioni",
  sample: "Esempio",
  samples: "Le recensioni contrassegnate con «Esempio» sono testi dimostrativi e non opinioni di clienti.",
};

const nl: ReviewsWords = {
  previous: "Vorige",
  next: "Volgende",
  reviews: "Beoordelingen",
  stars: "{stars} van 5 sterren",
  allReviews: "Alle beoordelingen lezen",
  sample: "Voorbeeld",
  samples: "Beoordelingen met ‘Voorbeeld’ zijn voorbeeldteksten en geen meningen van klanten.",
};

export const reviewsWords = { de, en, es, fr, it, nl };

/** The number of all reviews, as read beside their stars. */
export const countedReviews = {
  de: countedAs("de", { one: "# Bewertung", other: "# Bewertungen" }),
  en: countedAs("en", { one: "# review", other: "# reviews" }),
  es: countedAs("es", { one: "# opinión", many: "# de opiniones", other: "# opiniones" }),
  fr: countedAs("fr", { one: "# avis", many: "# d’avis", other: "# avis" }),
  it: countedAs("it", { one: "# recensione", many: "# di recensioni", other: "# recensioni" }),
  nl: countedAs("nl", { one: "# beoordeling", other: "# beoordelingen" }),
};
