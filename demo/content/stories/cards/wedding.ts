import { action, opening } from "../../blocks.ts";
import { to } from "../../links.ts";
import { cardPromises } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { cards } from "./heads.ts";
import { whatGoesWith } from "./what-goes-with.ts";

export const wedding: StoryText = {
  ...cards.wedding,
  above: cards.overview,
  title: {
    de: "Hochzeitskarten mit Foto und Folie",
    en: "Wedding cards with photo and foil",
    fr: "Cartes de mariage avec photo et dorure",
    es: "Tarjetas de boda con foto y estampado",
    it: "Biglietti di nozze con foto e lamina",
    nl: "Trouwkaarten met foto en folie",
  },
  description: {
    de: "Einladungen mit Foto oder Folie, gezeichnet in unserem Studio, mit passenden Umschlägen und Preisen je Stück.",
    en: "Invitations with photo or foil, drawn in our studio, with envelopes that fit and prices for each.",
    fr: "Des invitations avec photo ou dorure, dessinées dans notre studio, avec leurs enveloppes et un prix par pièce.",
    es: "Invitaciones con foto o estampado, dibujadas en nuestro estudio, con sobres a medida y precio por unidad.",
    it: "Inviti con foto o lamina, disegnati nel nostro studio, con buste su misura e prezzi al pezzo.",
    nl: "Uitnodigingen met foto of folie, getekend in onze studio, met passende enveloppen en prijzen per stuk.",
  },
  teaser: opening({
    headline: {
      de: "Karten, die man aufhebt",
      en: "Cards that are kept",
      fr: "Des cartes que l'on garde",
      es: "Tarjetas que se guardan",
      it: "Biglietti che si conservano",
      nl: "Kaarten die je bewaart",
    },
    text: {
      de: "Gezeichnet in unserem Studio, gedruckt auf Papier, das man gern in der Hand hält.",
      en: "Drawn in our studio, printed on paper that is good to hold.",
      fr: "Dessinées dans notre studio, imprimées sur un papier agréable à tenir.",
      es: "Dibujadas en nuestro estudio, impresas en un papel que da gusto tocar.",
      it: "Disegnati nel nostro studio, stampati su una carta piacevole da tenere in mano.",
      nl: "Getekend in onze studio, gedrukt op papier dat prettig in de hand ligt.",
    },
    image: "card-foil",
    buttons: [
      action(
        {
          de: "Alle Designs zur Hochzeit",
          en: "All wedding designs",
          fr: "Tous les modèles de mariage",
          es: "Todos los diseños de boda",
          it: "Tutti i modelli per le nozze",
          nl: "Alle trouwontwerpen",
        },
        to("/karten-designen?filter[occasion][]=wedding"),
      ),
    ],
  }),
  uspTeaser: cardPromises,
  body: [
    block("card", {
      headline: {
        de: "Von der Einladung bis zum Dank",
        en: "From invitation to thank-you",
        fr: "De l'invitation au remerciement",
        es: "De la invitación al agradecimiento",
        it: "Dall'invito al ringraziamento",
        nl: "Van uitnodiging tot bedankje",
      },
      text: {
        de: "Worte, Fotos und Farben sind danach deine.",
        en: "Words, photos and colours are yours after that.",
        fr: "Les mots, les photos et les couleurs, c'est à vous.",
        es: "Las palabras, las fotos y los colores los pones tú.",
        it: "Parole, foto e colori li scegli tu.",
        nl: "Woorden, foto's en kleuren kies je daarna zelf.",
      },
      occasion: "wedding",
      amount: "8",
    }),
    whatGoesWith,
    block("themes-overview", {
      headline: {
        de: "Und für die Zeit danach",
        en: "And for the time after",
        fr: "Et pour la suite",
        es: "Y para lo que viene después",
        it: "E per il dopo",
        nl: "En voor de tijd daarna",
      },
      text: {
        de: "Dieselbe Sorgfalt, ein anderer Anlass.",
        en: "The same care, another occasion.",
        fr: "Le même soin, une autre occasion.",
        es: "El mismo cuidado, otra ocasión.",
        it: "La stessa cura, un'altra occasione.",
        nl: "Dezelfde zorg, een andere gelegenheid.",
      },
      by: "occasion",
      values: "birth christening birthday christmas-private",
    }),
    block("voucher", {
      headline: {
        de: "Schenke dem Paar ein Bild",
        en: "Give the couple a picture",
        fr: "Offrez un tableau aux mariés",
        es: "Regala un cuadro a la pareja",
        it: "Regala un quadro agli sposi",
        nl: "Geef het bruidspaar een foto aan de muur",
      },
      text: {
        de: "Welches Foto an die Wand kommt, entscheidet sich erst nach dem Fest.",
        en: "Which photo goes on the wall is decided after the party.",
        fr: "La photo à accrocher se choisit après la fête.",
        es: "Qué foto va a la pared se decide después de la fiesta.",
        it: "Quale foto appendere si decide dopo la festa.",
        nl: "Welke foto aan de muur komt, beslis je na het feest.",
      },
    }),
  ],
};
