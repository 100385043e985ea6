import { action, aside, opening, teaser, ways } from "../../blocks.ts";
import { to } from "../../links.ts";
import { cardPromises } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { gifts } from "../gifts/heads.ts";
import { cardChannel, cards } from "./heads.ts";
import { newlyDrawn } from "./newly-drawn.ts";

/** The first page of the card channel. */
export const home: StoryText = {
  ...cardChannel.home,
  title: {
    de: "Karten und Einladungen",
    en: "Cards and invitations",
    fr: "Cartes et invitations",
    es: "Tarjetas e invitaciones",
    it: "Biglietti e inviti",
    nl: "Kaarten en uitnodigingen",
  },
  description: {
    de: "Einladungen, Geburtskarten, Grüße und Gästebücher, gezeichnet in unserem Studio, mit Foto, Folie und passenden Umschlägen.",
    en: "Invitations, birth announcements, greetings and guestbooks, drawn in our studio, with photos, foil and envelopes to match.",
    fr: "Invitations, faire-part, vœux et livres d'or, dessinés dans notre studio, avec photos, dorure et enveloppes assorties.",
    es: "Invitaciones, tarjetas de nacimiento, saludos y libros de firmas, dibujados en nuestro estudio, con fotos, estampado y sobres.",
    it: "Inviti, biglietti di nascita, auguri e libri degli ospiti, disegnati nel nostro studio, con foto, lamina e buste abbinate.",
    nl: "Uitnodigingen, geboortekaartjes, wensen en gastenboeken, getekend in onze studio, met foto, folie en passende enveloppen.",
  },
  teaser: opening({
    headline: {
      de: "Schreib ihnen",
      en: "Write to them",
      fr: "Écrivez-leur",
      es: "Escríbeles",
      it: "Scrivi loro",
      nl: "Schrijf ze",
    },
    text: {
      de: "Karten mit deinem Foto oder unserer Zeichnung, auf Papier, das man zweimal anfasst.",
      en: "Cards with your photo or our drawing, on paper that is touched twice.",
      fr: "Des cartes avec votre photo ou notre dessin, sur un papier que l'on touche deux fois.",
      es: "Tarjetas con tu foto o nuestro dibujo, en un papel que se toca dos veces.",
      it: "Biglietti con la tua foto o un nostro disegno, su carta che si tocca due volte.",
      nl: "Kaarten met jouw foto of onze tekening, op papier dat je twee keer aanraakt.",
    },
    image: "card-envelope",
    buttons: [
      action(
        {
          de: "Designs ansehen",
          en: "See the designs",
          fr: "Voir les modèles",
          es: "Ver los diseños",
          it: "Vedi i modelli",
          nl: "Ontwerpen bekijken",
        },
        to("/karten-designen"),
      ),
      aside(cards.finishing.name, cards.finishing),
    ],
  }),
  uspTeaser: cardPromises,
  body: [
    block("card", {
      headline: {
        de: "Zur Hochzeit",
        en: "For the wedding",
        fr: "Pour le mariage",
        es: "Para la boda",
        it: "Per le nozze",
        nl: "Voor de bruiloft",
      },
      text: {
        de: "Einladung, Menü, Dank: eine Zeichnung, die mitgeht.",
        en: "Invitation, menu, thanks: one drawing that goes along.",
        fr: "Invitation, menu, remerciement : un dessin qui suit.",
        es: "Invitación, menú, agradecimiento: un dibujo que acompaña.",
        it: "Invito, menu, ringraziamento: un disegno che segue.",
        nl: "Uitnodiging, menu, bedankje: één tekening die meegaat.",
      },
      occasion: "wedding",
      amount: "4",
    }),
    ways(
      {
        de: "Anlässe",
        en: "Occasions",
        fr: "Les occasions",
        es: "Ocasiones",
        it: "Occasioni",
        nl: "Gelegenheden",
      },
      [cards.wedding, cards.birth, cards.christening, cards.communion, cards.birthday, cards.christmas],
    ),
    teaser({
      headline: cards.guestbooks.name,
      text: cards.guestbooks.short,
      image: "guestbook",
      buttons: [action(cards.guestbooks.name, cards.guestbooks)],
    }),
    newlyDrawn("4"),
    ways(
      {
        de: "Und sonst",
        en: "And besides",
        fr: "Et aussi",
        es: "Y además",
        it: "E inoltre",
        nl: "En verder",
      },
      [cards.condolence, cards.finishing, gifts.vouchers],
    ),
  ],
};
