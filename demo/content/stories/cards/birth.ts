import { questions } from "../../blocks.ts";
import { goodToKnow } from "../../pieces.ts";
import { cards } from "./heads.ts";
import { occasionPage } from "./occasion-page.ts";

export const birth = occasionPage({
  head: cards.birth,
  occasion: "birth",
  title: {
    de: "Geburtskarten mit Foto",
    en: "Birth announcements with a photo",
    fr: "Faire-part de naissance avec photo",
    es: "Tarjetas de nacimiento con foto",
    it: "Biglietti di nascita con foto",
    nl: "Geboortekaartjes met foto",
  },
  description: {
    de: "Karten zur Geburt mit dem ersten Foto, auf festem Papier, mit Umschlägen. Gestalte sie vorher und trag Namen und Tag später ein.",
    en: "Announcements with the first photo, on firm paper, with envelopes. Design them before and fill in name and day later.",
    fr: "Des faire-part avec la première photo, sur papier épais, avec enveloppes. Préparez-les avant, ajoutez prénom et date après.",
    es: "Tarjetas con la primera foto, en papel grueso y con sobres. Diséñalas antes y añade el nombre y el día después.",
    it: "Biglietti con la prima foto, su carta robusta, con buste. Preparali prima e aggiungi nome e giorno dopo.",
    nl: "Kaartjes met de eerste foto, op stevig papier, met enveloppen. Ontwerp ze vooraf en vul naam en dag later in.",
  },
  headline: {
    de: "Jetzt bist du da",
    en: "Now you are here",
    fr: "Te voilà",
    es: "Ya estás aquí",
    it: "Eccoti qui",
    nl: "Nu ben je er",
  },
  text: {
    de: "Die erste Post, die ein Mensch bekommt, schreibt jemand anderes.",
    en: "The first letter a person has is written by somebody else.",
    fr: "Le premier courrier d'une vie, c'est quelqu'un d'autre qui l'écrit.",
    es: "La primera carta de una vida la escribe otra persona.",
    it: "La prima lettera di una vita la scrive qualcun altro.",
    nl: "De eerste post van een mens schrijft iemand anders.",
  },
  all: {
    de: "Alle Designs zur Geburt",
    en: "All designs for births",
    fr: "Tous les modèles de naissance",
    es: "Todos los diseños de nacimiento",
    it: "Tutti i modelli per la nascita",
    nl: "Alle geboorteontwerpen",
  },
  designs: {
    headline: {
      de: "Mit Foto oder nur mit Namen",
      en: "With a photo or just a name",
      fr: "Avec une photo ou juste un prénom",
      es: "Con foto o solo con el nombre",
      it: "Con una foto o solo con il nome",
      nl: "Met foto of alleen met een naam",
    },
    text: {
      de: "Farben, Schriften und Zeichnungen lassen sich ändern.",
      en: "Colours, type and drawings can be changed.",
      fr: "Couleurs, caractères et dessins se changent.",
      es: "Colores, letras y dibujos se pueden cambiar.",
      it: "Colori, caratteri e disegni si possono cambiare.",
      nl: "Kleuren, letters en tekeningen kun je aanpassen.",
    },
  },
  body: [
    questions(goodToKnow, {
      de: [
        [
          "Kann ich vor der Geburt anfangen?",
          "Ja. Dein Entwurf bleibt gespeichert, und Name, Tag und Foto kommen dazu, wenn es so weit ist.",
        ],
        [
          "Passt ein Foto vom Telefon?",
          "Auf einer Karte in A6 genügen zwei Megapixel. Reicht ein Foto nicht, sagen wir es dir beim Gestalten.",
        ],
      ],
      en: [
        [
          "Can I begin before the birth?",
          "Yes. Your design stays saved, and name, day and photo are added when the time has come.",
        ],
        [
          "Will a photo from a phone do?",
          "On an A6 card two megapixels are enough. Should a photo not do, you are told while designing.",
        ],
      ],
      fr: [
        [
          "Puis-je commencer avant la naissance ?",
          "Oui. Votre création reste enregistrée ; prénom, date et photo s'ajoutent le moment venu.",
        ],
        [
          "Une photo de téléphone convient-elle ?",
          "Sur une carte A6, deux mégapixels suffisent. Si une photo ne convient pas, nous le disons pendant la création.",
        ],
      ],
      es: [
        [
          "¿Puedo empezar antes del nacimiento?",
          "Sí. Tu diseño queda guardado, y el nombre, el día y la foto se añaden cuando llegue el momento.",
        ],
        [
          "¿Sirve una foto del móvil?",
          "En una tarjeta A6 bastan dos megapíxeles. Si una foto no llega, te lo decimos mientras diseñas.",
        ],
      ],
      it: [
        [
          "Posso cominciare prima della nascita?",
          "Sì. Il progetto resta salvato; nome, giorno e foto si aggiungono al momento giusto.",
        ],
        [
          "Va bene una foto del telefono?",
          "Su un biglietto A6 bastano due megapixel. Se una foto non basta, te lo diciamo mentre lo crei.",
        ],
      ],
      nl: [
        [
          "Kan ik vóór de geboorte beginnen?",
          "Ja. Je ontwerp blijft bewaard, en naam, dag en foto komen erbij als het zover is.",
        ],
        [
          "Is een foto van mijn telefoon goed genoeg?",
          "Op een kaart in A6 is twee megapixel genoeg. Is een foto te klein, dan zeggen we dat tijdens het ontwerpen.",
        ],
      ],
    }),
  ],
  others: [cards.christening, cards.birthday, cards.finishing],
});
