import type { Channel } from "../../core/channel.ts";
import type { JsonObject } from "../../services/content/contract.ts";
import { communicationTiles, footerBox, footerBoxes, footerLink, paymentMethods, smartBanner } from "./footer.ts";
import type { Head } from "./heads.ts";
import { navigationFields } from "./navigation/navigation.ts";
import { picture } from "./pictures.ts";
import { sampleReviews } from "./reviews.ts";
import { books } from "./stories/books/heads.ts";
import { calendars } from "./stories/calendars/heads.ts";
import { cards } from "./stories/cards/heads.ts";
import { frames } from "./stories/frames/heads.ts";
import { gifts } from "./stories/gifts/heads.ts";
import { glossary } from "./stories/glossary/heads.ts";
import { guides } from "./stories/guides/heads.ts";
import { prints } from "./stories/prints/heads.ts";
import { wall } from "./stories/wall/heads.ts";
import { uuidOf } from "./uuid.ts";
import type { Words } from "./words.ts";
import { block } from "./write.ts";

const box = (title: Words, heads: readonly Head[]) => footerBox(title, heads.map(footerLink));

const sample = (name: string, product: Words) =>
  block("customer-photo", { picture: picture(name), product, source: "sample" });

const wallBox = box(wall.overview.name, [
  wall.canvas,
  wall.aluminium,
  wall.acrylic,
  wall.galleryBond,
  wall.forex,
  wall.poster,
  wall.pictureWall,
  wall.collage,
]);
const frameBox = box(frames.overview.name, [
  frames.wood,
  frames.aluminium,
  frames.plastic,
  frames.shadowGap,
  frames.mats,
]);
const cardBox = box(cards.overview.name, [
  cards.wedding,
  cards.birth,
  cards.christening,
  cards.communion,
  cards.birthday,
  cards.christmas,
  cards.condolence,
  cards.guestbooks,
  cards.finishing,
]);

/** What stands on every page of a channel: the navigation over it, and its end with all its parts. */
export const globalContent = (channel: Channel): JsonObject => ({
  _uid: uuidOf(`global content${channel === "card" ? " of cards" : ""}`),
  component: "global",
  ...navigationFields(channel),
  smartBanner: [smartBanner],
  // Made in our studio, and marked as that.
  customerPictures: [
    sample("canvas-trio", {
      de: "Leinwand, dreimal",
      en: "Canvas, three times",
      fr: "Toile, trois fois",
      es: "Lienzo, tres veces",
      it: "Tela, tre volte",
      nl: "Canvas, drie keer",
    }),
    sample("frames-ledge", {
      de: "Gerahmte Poster",
      en: "Framed posters",
      fr: "Posters encadrés",
      es: "Pósteres enmarcados",
      it: "Poster incorniciati",
      nl: "Ingelijste posters",
    }),
    sample("sofa-acrylic", {
      de: "Acrylglas",
      en: "Acrylic",
      fr: "Verre acrylique",
      es: "Metacrilato",
      it: "Vetro acrilico",
      nl: "Acrylglas",
    }),
  ],
  newsletter: [
    block("newsletter", {
      headline: {
        de: "Post aus der Werkstatt",
        en: "Mail from the workshop",
        fr: "Des nouvelles de l’atelier",
        es: "Noticias del taller",
        it: "Posta dal laboratorio",
        nl: "Post uit de werkplaats",
      },
      newsletterText: {
        de: "Zweimal im Monat: was gerade gedruckt wird, wie es gelingt, und was es günstiger gibt.",
        en: "Twice a month: what is being printed, how it turns out well, and what costs less.",
        fr: "Deux fois par mois : ce que nous imprimons, comment le réussir et ce qui coûte moins cher.",
        es: "Dos veces al mes: qué imprimimos, cómo sale bien y qué cuesta menos.",
        it: "Due volte al mese: che cosa stampiamo, come riesce bene e che cosa costa meno.",
        nl: "Twee keer per maand: wat er gedrukt wordt, hoe het lukt en wat er goedkoper is.",
      },
      inputPlaceholder: {
        de: "Deine E-Mail-Adresse",
        en: "Your email address",
        fr: "Votre adresse e-mail",
        es: "Tu correo electrónico",
        it: "Il tuo indirizzo e-mail",
        nl: "Je e-mailadres",
      },
      ctaText: {
        de: "Newsletter bestellen",
        en: "Get the newsletter",
        fr: "Recevoir la newsletter",
        es: "Recibir la newsletter",
        it: "Ricevere la newsletter",
        nl: "Nieuwsbrief ontvangen",
      },
    }),
  ],
  customerOpinions: [sampleReviews],
  communicationTiles: [communicationTiles],
  paymentMethods,
  footer: [
    // Each channel begins with its own goods and is short about those of the other.
    ...(channel === "card" ? [cardBox, wallBox] : [wallBox, frameBox]),
    box(
      {
        de: "Bücher und Fotos",
        en: "Books and photos",
        fr: "Livres et photos",
        es: "Libros y fotos",
        it: "Libri e foto",
        nl: "Boeken en foto's",
      },
      [
        books.overview,
        books.layflat,
        books.booklet,
        calendars.overview,
        calendars.wall,
        calendars.family,
        prints.overview,
        prints.box,
        gifts.overview,
      ],
    ),
    box(
      {
        de: "Rat und Hilfe",
        en: "Advice and help",
        fr: "Conseils et aide",
        es: "Consejos y ayuda",
        it: "Consigli e aiuto",
        nl: "Tips en hulp",
      },
      [guides.overview, guides.prepare, guides.frames, guides.shipping, glossary.overview],
    ),
    ...footerBoxes,
  ],
});
