import { opening } from "../../blocks.ts";
import { readOn } from "../../pieces.ts";
import { termId, terms } from "../../terms/terms.ts";
import { block, type StoryText } from "../../write.ts";
import { allGuides } from "../guides/more-guides.ts";
import { toRelated } from "../related.ts";
import { glossary } from "./heads.ts";

export const overview: StoryText = {
  ...glossary.overview,
  title: {
    de: "Lexikon: Worte vom Drucken und Rahmen",
    en: "Glossary: words of printing and framing",
    fr: "Lexique : les mots de l'impression et du cadre",
    es: "Glosario: palabras de impresión y marcos",
    it: "Glossario: parole di stampa e cornici",
    nl: "Begrippen: woorden over drukken en lijsten",
  },
  description: {
    de: "Von Anschnitt bis Vorsatz: was die Worte bedeuten, die dir beim Gestalten von Bildern, Büchern und Karten begegnen.",
    en: "From bleed to wire binding: what the words mean that you meet while designing pictures, books and cards.",
    fr: "Du fond perdu au pelliculage : ce que veulent dire les mots rencontrés en créant tableaux, livres et cartes.",
    es: "Del sangrado al plastificado: qué significan las palabras que encuentras al diseñar cuadros, libros y tarjetas.",
    it: "Dall'abbondanza alla plastificazione: che cosa vogliono dire le parole che incontri creando quadri, libri e biglietti.",
    nl: "Van afloop tot wire-o: wat de woorden betekenen die je tegenkomt bij het ontwerpen van beelden, boeken en kaarten.",
  },
  teaser: opening({
    headline: {
      de: "Was heißt eigentlich Anschnitt?",
      en: "What is bleed, exactly?",
      fr: "Le fond perdu, c'est quoi au juste ?",
      es: "¿Qué es exactamente el sangrado?",
      it: "Che cos'è di preciso l'abbondanza?",
      nl: "Wat is afloop eigenlijk?",
    },
    text: {
      de: "Wer druckt und rahmt, hat eigene Worte. Hier stehen sie, jedes in zwei Sätzen.",
      en: "Those who print and frame have words of their own. Here they are, each in two sentences.",
      fr: "L'impression et l'encadrement ont leurs propres mots. Les voici, chacun en deux phrases.",
      es: "Quien imprime y enmarca tiene sus propias palabras. Aquí están, cada una en dos frases.",
      it: "Chi stampa e incornicia ha parole proprie. Eccole, ognuna in due frasi.",
      nl: "Wie drukt en inlijst heeft eigen woorden. Hier staan ze, elk in twee zinnen.",
    },
    image: "paper-cotton",
  }),
  body: [
    block("glossary", {
      headline: {
        de: "Von A bis Z",
        en: "From A to Z",
        fr: "De A à Z",
        es: "De la A a la Z",
        it: "Dalla A alla Z",
        nl: "Van A tot Z",
      },
      terms: terms.map(termId),
    }),
    toRelated(readOn, allGuides.slice(0, 3)),
  ],
};
