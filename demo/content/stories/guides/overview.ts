import { opening, ways } from "../../blocks.ts";
import type { StoryText } from "../../write.ts";
import { glossary } from "../glossary/heads.ts";
import { guides } from "./heads.ts";
import { allGuides } from "./more-guides.ts";

export const overview: StoryText = {
  ...guides.overview,
  title: {
    de: "Ratgeber: vom Foto zum Bild an der Wand",
    en: "Guides: from photo to picture on the wall",
    fr: "Conseils : de la photo au tableau accroché",
    es: "Guías: de la foto al cuadro en la pared",
    it: "Guide: dalla foto al quadro alla parete",
    nl: "Tips: van foto tot beeld aan de muur",
  },
  description: {
    de: "Auflösung, Rahmen, Papier und Versand: was du wissen willst, bevor aus einem Foto ein Wandbild wird.",
    en: "Resolution, frames, paper and delivery: what you want to know before a photo becomes a picture on the wall.",
    fr: "Résolution, cadres, papier et livraison : ce qu'il est utile de savoir avant qu'une photo devienne un tableau.",
    es: "Resolución, marcos, papel y envío: lo que conviene saber antes de que una foto se convierta en un cuadro.",
    it: "Risoluzione, cornici, carta e spedizione: che cosa sapere prima che una foto diventi un quadro.",
    nl: "Resolutie, lijsten, papier en verzending: wat je wilt weten voordat een foto wanddecoratie wordt.",
  },
  teaser: opening({
    headline: {
      de: "Bevor ein Foto an die Wand kommt",
      en: "Before a photo goes on the wall",
      fr: "Avant d'accrocher une photo",
      es: "Antes de colgar una foto",
      it: "Prima di appendere una foto",
      nl: "Voordat een foto aan de muur gaat",
    },
    text: {
      de: "Kurze Texte aus der Werkstatt. Jeder beantwortet eine Frage, die uns oft gestellt wird.",
      en: "Short reads from the workshop. Each answers a question we hear often.",
      fr: "De courts textes de l'atelier. Chacun répond à une question qu'on nous pose souvent.",
      es: "Textos breves del taller. Cada uno responde a una pregunta que nos hacen a menudo.",
      it: "Testi brevi dal laboratorio. Ognuno risponde a una domanda che ci fate spesso.",
      nl: "Korte teksten uit de werkplaats. Elk beantwoordt een vraag die we vaak horen.",
    },
    image: "room-hero",
  }),
  body: [
    ways(
      {
        de: "Alle Themen",
        en: "All topics",
        fr: "Tous les sujets",
        es: "Todos los temas",
        it: "Tutti gli argomenti",
        nl: "Alle onderwerpen",
      },
      [...allGuides, glossary.overview],
    ),
  ],
};
