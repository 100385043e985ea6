import { action, articles, aside, opening, prices, teaser, tiles, ways } from "../../blocks.ts";
import { to, toProduct } from "../../links.ts";
import { chooseFrame, pricesOfToday, wallPromises } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { books } from "../books/heads.ts";
import { calendars } from "../calendars/heads.ts";
import { frames } from "../frames/heads.ts";
import { gifts } from "../gifts/heads.ts";
import { guides } from "../guides/heads.ts";
import { prints } from "../prints/heads.ts";
import { wall } from "../wall/heads.ts";
import { shop } from "./heads.ts";
import { homeEnd } from "./home-end.ts";

/** The first page of the poster channel. */
export const home: StoryText = {
  ...shop.home,
  seoText: homeEnd,
  title: {
    de: "Wandbilder, Fotobücher und Karten",
    en: "Wall pictures, photo books and cards",
    fr: "Tableaux, livres photo et cartes",
    es: "Cuadros, fotolibros y tarjetas",
    it: "Quadri, fotolibri e biglietti",
    nl: "Wanddecoratie, fotoboeken en kaarten",
  },
  description: {
    de: "Gib dem Foto eine Wand: Leinwand, Poster, Alu-Dibond und Rahmen nach Maß, dazu Fotobücher, Kalender und Karten, mit Preis und Tag der Lieferung.",
    en: "Give the photo a wall: canvas, posters, aluminium and frames made to measure, with photo books, calendars and cards, price and arrival date.",
    fr: "Donnez un mur à vos photos : toile, posters, aluminium et cadres sur mesure, livres photo, calendriers et cartes, avec prix et jour de livraison.",
    es: "Dale una pared a tu foto: lienzo, pósters, aluminio y marcos a medida, además de fotolibros, calendarios y tarjetas, con precio y día de entrega.",
    it: "Dai una parete alla tua foto: tela, poster, alluminio e cornici su misura, e poi fotolibri, calendari e biglietti, con prezzo e giorno di consegna.",
    nl: "Geef je foto een muur: canvas, posters, aluminium en lijsten op maat, plus fotoboeken, kalenders en kaarten, met prijs en leverdag.",
  },
  teaser: opening({
    headline: {
      de: "Gib dem Foto eine Wand",
      en: "Give the photo a wall",
      fr: "Donnez un mur à vos photos",
      es: "Dale una pared a tu foto",
      it: "Dai una parete alla tua foto",
      nl: "Geef je foto een muur",
    },
    text: {
      de: "Gedruckt, gerahmt und geprüft in unserer Werkstatt.",
      en: "Printed, framed and checked in our own workshop.",
      fr: "Imprimées, encadrées et contrôlées dans notre atelier.",
      es: "Impresa, enmarcada y revisada en nuestro taller.",
      it: "Stampata, incorniciata e controllata nel nostro laboratorio.",
      nl: "Gedrukt, ingelijst en gecontroleerd in onze werkplaats.",
    },
    image: "room-hero",
    look: "room",
    label: {
      title: {
        de: "Segelboot, Oktober",
        en: "Sailing boat, October",
        fr: "Voilier, octobre",
        es: "Velero, octubre",
        it: "Barca a vela, ottobre",
        nl: "Zeilboot, oktober",
      },
      link: toProduct(
        "framed-posters",
        "materialType=poster&frameType=holzrahmen-wide-oak-natural&formatType=1200x800&matSize=30&matType=mat-weiss",
      ),
    },
    buttons: [action(chooseFrame, toProduct("framed-posters")), aside(wall.overview.name, wall.overview)],
  }),
  uspTeaser: wallPromises,
  body: [
    tiles(
      {
        de: "Was soll daraus werden?",
        en: "What shall it become?",
        fr: "Que voulez-vous en faire ?",
        es: "¿En qué la convertimos?",
        it: "Che cosa deve diventare?",
        nl: "Wat moet het worden?",
      },
      [
        { headline: wall.overview.name, text: wall.overview.short, image: "room-canvas", to: wall.overview },
        { headline: frames.overview.name, text: frames.overview.short, image: "frames-ledge", to: frames.overview },
        { headline: books.overview.name, text: books.overview.short, image: "book-open", to: books.overview },
        {
          headline: calendars.overview.name,
          text: calendars.overview.short,
          image: "calendar-wall",
          to: calendars.overview,
        },
        { headline: prints.overview.name, text: prints.overview.short, image: "prints-sorted", to: prints.overview },
        {
          headline: { de: "Karten", en: "Cards", fr: "Cartes", es: "Tarjetas", it: "Biglietti", nl: "Kaarten" },
          text: {
            de: "Gezeichnet in unserem Studio, mit deinen Worten.",
            en: "Drawn in our studio, in your words.",
            fr: "Dessinées dans notre studio, avec vos mots.",
            es: "Dibujadas en nuestro estudio, con tus palabras.",
            it: "Disegnati nel nostro studio, con le tue parole.",
            nl: "Getekend in onze studio, met jouw woorden.",
          },
          image: "card-folded",
          to: to("/karten-designen"),
        },
      ],
    ),
    teaser({
      headline: {
        de: "Auf den Zentimeter, den du brauchst",
        en: "To the centimetre you need",
        fr: "Au centimètre qu'il vous faut",
        es: "Al centímetro que necesitas",
        it: "Al centimetro che ti serve",
        nl: "Op de centimeter die je nodig hebt",
      },
      text: {
        de: "Eigene Formate kosten keinen Aufschlag. Der Preis folgt einer Formel aus Fläche und Umfang, für jede Größe gleich.",
        en: "Sizes of your own cost nothing extra. The price follows one formula of area and edge, the same for every size.",
        fr: "Un format sur mesure ne coûte pas plus cher. Le prix suit une formule, surface et périmètre, la même pour toutes les tailles.",
        es: "Los tamaños propios no llevan recargo. El precio sigue una fórmula de superficie y perímetro, igual para todos.",
        it: "I formati tuoi non hanno sovrapprezzo. Il prezzo segue una formula di area e perimetro, uguale per ogni misura.",
        nl: "Eigen formaten kosten niets extra. De prijs volgt één formule van oppervlak en omtrek, voor elke maat gelijk.",
      },
      image: "gallery-wall",
      buttons: [aside(wall.pictureWall.name, wall.pictureWall)],
    }),
    prices({
      headline: {
        de: "Leinwand in 3:2",
        en: "Canvas in 3:2",
        fr: "Toile en 3:2",
        es: "Lienzo en 3:2",
        it: "Tela in 3:2",
        nl: "Canvas in 3:2",
      },
      material: "leinwand",
      ratio: "3:2",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    articles({
      headline: {
        de: "Zum Blättern und Verschenken",
        en: "To leaf through and to give",
        fr: "À feuilleter et à offrir",
        es: "Para hojear y para regalar",
        it: "Da sfogliare e da regalare",
        nl: "Om te bladeren en te geven",
      },
      text: {
        de: "Ein Stück, in der kleinsten Ausführung.",
        en: "One piece, in the smallest version.",
        fr: "À l'unité, dans la plus petite version.",
        es: "Una unidad, en la versión más pequeña.",
        it: "Un pezzo, nella versione più piccola.",
        nl: "Eén stuk, in de kleinste uitvoering.",
      },
      items: [
        {
          which: "photobook?printing=digitalfotobuch&cover=hard&format=200x200",
          name: books.overview.name,
          text: books.overview.short,
          image: "book-shelf",
          to: books.overview,
        },
        {
          which: "calendar?calendarType=tischkalender",
          name: calendars.desk.name,
          text: calendars.desk.short,
          image: "calendar-foot",
          to: calendars.desk,
        },
        {
          which: "photobox?photoboxType=small&photoboxFormat=100x100&photoboxQuantityMax=24",
          name: prints.box.name,
          text: prints.box.short,
          image: "box-open",
          to: prints.box,
        },
        {
          which: "photobook?printing=echtfotobuch&format=200x200",
          name: books.layflat.name,
          text: books.layflat.short,
          image: "book-evening",
          to: books.layflat,
        },
      ],
    }),
    block("themes-overview", {
      headline: {
        de: "Karten für jeden Anlass",
        en: "Cards for every occasion",
        fr: "Des cartes pour chaque occasion",
        es: "Tarjetas para cada ocasión",
        it: "Biglietti per ogni occasione",
        nl: "Kaarten voor elke gelegenheid",
      },
      text: {
        de: "Worte, Fotos und Farben sind danach deine.",
        en: "Words, photos and colours are yours after that.",
        fr: "Les mots, les photos et les couleurs, c'est à vous.",
        es: "Las palabras, las fotos y los colores los pones tú.",
        it: "Parole, foto e colori li scegli tu.",
        nl: "Woorden, foto's en kleuren kies je daarna zelf.",
      },
      by: "occasion",
      values: "wedding birth birthday christmas-private",
    }),
    ways(
      {
        de: "Bevor du anfängst",
        en: "Before you begin",
        fr: "Avant de commencer",
        es: "Antes de empezar",
        it: "Prima di cominciare",
        nl: "Voordat je begint",
      },
      [guides.resolution, guides.paper, gifts.overview],
    ),
  ],
};
