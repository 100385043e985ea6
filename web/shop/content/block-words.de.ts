import { counted, countedAs } from "../../../core/counted.ts";

export const de = {
  allDesigns: (total: number) => `Alle ${total} Designs ansehen`,
  designsOf: counted("de", { one: "# Design", other: "# Designs" }),
  extraPages: "Preis nach Seitenzahl",
  choose: "Ansehen und wählen",
  pages: (pages: number) => `${pages} Seiten`,
  validTo: (day: string) => `Gültig bis ${day}.`,
  chooseVoucher: "Gutschein gestalten",
  /** After the listed formats: any other. */
  ownFormat: "Dein eigenes Format",
  /** Before the amounts that a gift voucher can have. */
  amounts: "Beliebte Beträge:",
  ownAmount: (least: string, most: string) => `Oder ein eigener Betrag von ${least} bis ${most}.`,
  play: (title: string) => `${title} beim Anbieter ansehen (neues Fenster)`,
  previous: "Zurück",
  next: "Weiter",
  reviews: "Bewertungen",
  stars: (stars: number) => `${stars} von 5 Sternen`,
  allReviews: "Alle Bewertungen lesen",
  ofReviews: countedAs("de", { one: "# Bewertung", other: "# Bewertungen" }),
  sampleReview: "Muster",
  sampleReviews: "Mit „Muster“ gekennzeichnete Bewertungen sind Beispieltexte und keine Meinungen von Kunden.",
  samplePictures: "Mit „Muster“ gekennzeichnete Bilder sind in unserem Studio entstanden.",
  call: "Anrufen",
  write: "E-Mail schreiben",
  contact: {
    form: "Nachricht an uns",
    name: "Name",
    email: "E-Mail",
    orderNumber: "Bestellnummer",
    optional: "(freiwillig)",
    message: "Nachricht",
    person: "An wen",
    anybody: "Wer gerade Zeit hat",
    people: { orders: "Bestellung und Lieferung", print: "Druck und Material", partners: "Partner und Presse" },
    empty: "Bitte leer lassen",
    send: "Nachricht senden",
    sending: "Wird gesendet",
    sentTitle: "Deine Nachricht ist da",
    sent: "Wir antworten an die Adresse, die du angegeben hast.",
    usedFor: "Wir nutzen deine Angaben nur, um dir zu antworten.",
    privacy: "Datenschutz",
    orMail: "Oder schreib an",
    faults: {
      missing: "Bitte fülle dieses Feld aus.",
      email: "Bitte gib eine E-Mail-Adresse an, an die wir antworten können.",
    },
    failures: {
      offline: "Keine Verbindung. Deine Nachricht steht noch hier, sende sie, sobald du wieder online bist.",
      tooMany: "Das waren zu viele Nachrichten auf einmal. Deine steht noch hier, versuche es in ein paar Minuten.",
      failed:
        "Das hat nicht geklappt, und deine Nachricht steht noch hier. Prüfe die Felder oder versuche es gleich noch einmal.",
    },
  },
  glossary: { letters: "Begriffe nach Anfangsbuchstaben", more: "Mehr dazu" },
  chat: "Mit uns schreiben",
  chatUnread: "Neue Antwort",
  toContact: "Alle Wege zu uns",
};

export type BlockWords = typeof de;
