import { folders } from "../../folders.ts";
import { firstPage, headsOf } from "../../heads.ts";

export const glossary = headsOf(folders.glossary, {
  overview: {
    slug: firstPage,
    name: folders.glossary.name,
    short: {
      de: "Worte vom Fotografieren, Drucken und Rahmen, in zwei Sätzen erklärt.",
      en: "Words of taking, printing and framing pictures, told in two sentences.",
      fr: "Les mots de la photo, de l'impression et du cadre, en deux phrases.",
      es: "Palabras de la foto, la impresión y el marco, en dos frases.",
      it: "Parole di foto, stampa e cornici, in due frasi.",
      nl: "Woorden over fotograferen, drukken en inlijsten, in twee zinnen.",
    },
    image: "paper-cotton",
  },
});
