import { counted, countedAs } from "../../../core/counted.ts";
import type { Country } from "../../../core/locale.ts";

/** Names of the countries in the language, because browsers and servers do not always agree on them. */
const countries: Record<Country, string> = {
  AT: "Österreich",
  BE: "Belgien",
  CH: "Schweiz",
  DE: "Deutschland",
  ES: "Spanien",
  FR: "Frankreich",
  GB: "Vereinigtes Königreich",
  IT: "Italien",
  LI: "Liechtenstein",
  LU: "Luxemburg",
  NL: "Niederlande",
  US: "Vereinigte Staaten",
};

/** How a postcode looks, by country. */
const postcodes: Record<Country, string> = {
  AT: "In Österreich hat die Postleitzahl vier Ziffern.",
  BE: "In Belgien hat die Postleitzahl vier Ziffern.",
  CH: "In der Schweiz hat die Postleitzahl vier Ziffern.",
  DE: "In Deutschland hat die Postleitzahl fünf Ziffern.",
  ES: "In Spanien hat die Postleitzahl fünf Ziffern und beginnt mit 01 bis 52.",
  FR: "In Frankreich hat die Postleitzahl fünf Ziffern.",
  GB: "Im Vereinigten Königreich besteht der Postcode aus zwei Gruppen von Buchstaben und Ziffern.",
  IT: "In Italien hat die Postleitzahl fünf Ziffern.",
  LI: "In Liechtenstein geht die Postleitzahl von 9485 bis 9498.",
  LU: "In Luxemburg hat die Postleitzahl vier Ziffern.",
  NL: "In den Niederlanden hat die Postleitzahl vier Ziffern und zwei Buchstaben.",
  US: "In den Vereinigten Staaten hat der ZIP-Code fünf Ziffern.",
};

const numbers = ["", "eine", "zwei", "drei", "vier"];
const missing = countedAs("de", { one: "Es fehlt eine.", other: "Es fehlen #." });
const tooMany = countedAs("de", { one: "Eine ist zu viel.", other: "Es sind # zu viel." });

export const de = {
  title: "Kasse",
  lead: "Sechs Felder, dann ist es bestellt.",
  loading: "Deine Bestellung wird geladen",
  secure: (encrypted: boolean) => `${encrypted ? "Verschlüsselt. " : ""}Ein Konto brauchst du nicht.`,
  withoutScripts:
    "Die Kasse rechnet für dein Land und deinen Warenkorb und braucht dafür JavaScript. Schalte es ein und lade die Seite neu; dein Warenkorb bleibt, wie er ist.",
  mini: (articles: number, day: string | null) =>
    `${articles} Artikel, ${day === null ? "per E-Mail" : `da am ${day}`}`,

  contact: "Wohin dürfen wir schreiben?",
  logIn: "Anmelden",
  loggedInAs: (name: string) => `Angemeldet als ${name}`,
  email: "E-Mail",
  emailHint: "Für Bestätigung und Sendungsnummer, sonst nichts.",
  emailHintGift: "Dorthin kommen die Bestätigung und der Gutschein.",
  delivery: "Wohin geht das Paket?",
  buyer: "Wer bestellt?",
  firstName: "Vorname",
  lastName: "Nachname",
  street: "Straße und Hausnummer",
  more: "Firma oder Adresszusatz",
  company: "Firma",
  extra: "Adresszusatz",
  optional: "(freiwillig)",
  postcode: "PLZ",
  city: "Ort",
  state: "Bundesstaat",
  chooseState: "Bitte wählen",
  country: "Land",
  anotherAddress: "Andere Adresse",
  keepAddress: "In meinem Konto sichern",
  billingElsewhere: "Die Rechnung geht an eine andere Adresse",
  billing: "Wohin geht die Rechnung?",
  speed: "Versandart und Liefertag",
  way: (way: string, day: string) => `${way}, ${day}`,
  earliest: (day: string) => `Frühestens am ${day}, wenn du gleich bezahlst.`,
  /** Where the pieces of a line go that is printed for a list. */
  sending: {
    title: "An wen schicken wir das?",
    home: "Alles zu dir",
    homeDetail: "Du verteilst selbst.",
    all: "Direkt an alle auf deiner Liste",
    allDetail: counted("de", {
      one: "Eine Person, ihr Stück im eigenen Umschlag oder Paket.",
      other: "# Personen, jede bekommt ihr Stück für sich.",
    }),
    some: "Direkt an einige",
    someDetail: "Du wählst aus, der Rest kommt zu dir.",
    chosen: (chosen: number, count: number) => `${chosen} von ${count} gewählt`,
    search: "Name oder Ort suchen",
    more: counted("de", {
      one: "Eine weitere, suche nach Name oder Ort.",
      other: "# weitere, suche nach Name oder Ort.",
    }),
    none: "Niemand passt zu deiner Suche.",
    unreachable: counted("de", {
      one: "Eine Person erreichen wir so nicht. Dieses Stück kommt zu dir.",
      other: "# Personen erreichen wir so nicht. Diese Stücke kommen zu dir.",
    }),
    row: (line: number) => `Zeile ${line}`,
    mend: "Ändere die Liste im Designer, dann geht es auch direkt.",
    loading: "Deine Liste wird geladen",
    failed: "Deine Liste lässt sich gerade nicht laden.",
    arrival: (day: string) => `An die Empfänger: ${day}`,
    faults: {
      missing: {
        name: "Name fehlt",
        street: "Straße fehlt",
        postcode: "Postleitzahl fehlt",
        city: "Ort fehlt",
        state: "Bundesstaat fehlt oder ist unbekannt",
      },
      "postcode-format": "Postleitzahl passt nicht zum Land",
      "country-unknown": "Land ist unbekannt",
      "country-not-delivered": "dorthin liefern wir nicht",
      "too-long": "zu lang für ein Etikett",
      "unreadable-characters": "ein Zeichen lässt sich nicht drucken",
      other: "Adresse ist nicht vollständig",
    },
  },
  toRecipients: counted("de", { one: "Versand an einen Empfänger", other: "Versand an # Empfänger" }),
  payment: "Wie bezahlst du?",
  payments: {
    test: { name: "Testzahlung", detail: "Bezahlseite zum Ausprobieren, es fließt kein Geld", mark: "TEST" },
    stripe: {
      name: "Karte, Lastschrift und mehr",
      detail: "Weiter auf der gesicherten Seite von Stripe",
      mark: "STRIPE",
    },
    voucher: { name: "Geschenkgutschein", detail: "Er zahlt alles, zu bezahlen bleibt nichts", mark: "%" },
  },

  order: "Deine Bestellung",
  edit: "Warenkorb ändern",
  pieces: (quantity: number) => `${quantity} Stück`,
  readyMade: "14 Tage Rückgaberecht",
  subtotal: "Zwischensumme",
  freeFrom: (amount: string) => `frei ab ${amount}`,
  total: "Gesamt",
  taxWithin: (amount: string, rate: string) => `darin ${amount} Mehrwertsteuer (${rate})`,
  taxIfDue: "zuzüglich Verkaufssteuer, falls sie anfällt",
  taxAdded: (rate: string) => `Verkaufssteuer (${rate})`,
  ifPaidToday: "Wenn du gleich bezahlst.",
  placing: "Wird bestellt",
  refreshing: "Wird neu gerechnet",

  legal: {
    cancel: (minutes: number) => `${minutes} Minuten lang kannst du kostenlos stornieren.`,
    personalised: "Für dich gefertigte Ware ist vom Widerruf ausgenommen.",
    readyMade: "Fertige Ware kannst du nach dem Erhalt 14 Tage lang widerrufen und zurückgeben.",
    mixed:
      "Für dich gefertigte Ware ist vom Widerruf ausgenommen; Artikel mit dem Vermerk „14 Tage Rückgaberecht“ kannst du nach dem Erhalt widerrufen und zurückgeben.",
    before: "Es gelten ",
    terms: "AGB",
    and: " und ",
    privacy: "Datenschutz",
    after: ".",
  },

  countries,
  faults: {
    summary: counted("de", {
      one: "Ein Feld fehlt noch oder stimmt nicht.",
      other: "# Felder fehlen noch oder stimmen nicht.",
    }),
    email: "Schreibe deine E-Mail-Adresse, zum Beispiel lena@beispiel.de.",
    required: {
      firstName: "Schreibe deinen Vornamen.",
      lastName: "Schreibe deinen Nachnamen.",
      street: "Schreibe Straße und Hausnummer, zum Beispiel Lindenweg 12.",
      postcode: "Schreibe die Postleitzahl.",
      city: "Schreibe den Ort.",
      state: "Wähle den Bundesstaat.",
      other: "Dieses Feld fehlt noch.",
    },
    tooLong: "Das ist zu lang für ein Paketetikett. Kürze es bitte.",
    unreadable: "Darin ist ein Zeichen, das sich nicht drucken lässt. Tippe den Text noch einmal ohne Sonderzeichen.",
    country: "Wähle ein Land aus der Liste.",
    postcodes,
    postcodeExample: (example: string) => `Zum Beispiel ${example}.`,
    digitsMissing: (count: number) => missing(count, numbers[count] ?? String(count)),
    digitsTooMany: (count: number) => tooMany(count, numbers[count] ?? String(count)),
    other: "Das passt hier nicht. Prüfe das Feld bitte.",
  },

  obstacles: {
    priceChangedTitle: "Der Gesamtbetrag hat sich geändert",
    priceChanged: (from: string, to: string) =>
      `Vorher ${from}, jetzt ${to}. Noch ist nichts bestellt: Wenn es für dich passt, bestelle noch einmal.`,
    "line-unavailable":
      "Etwas in deinem Warenkorb gibt es so nicht mehr. Ändere oder entferne es, dann geht es weiter.",
    "order-too-large": "So viel lässt sich nicht auf einmal bezahlen. Teile die Bestellung auf.",
    "too-many-parcels": "An so viele Personen geht eine Bestellung nicht auf einmal. Wähle höchstens 1.000 aus.",
    "country-not-delivered": "Dorthin liefern wir aus diesem Shop nicht.",
    "payment-method-unavailable": "Diese Zahlungsart gibt es gerade nicht. Wähle eine andere.",
    offlineTitle: "Keine Verbindung",
    offline:
      "Es ist nichts verloren, alles Geschriebene bleibt hier. Sobald du wieder im Netz bist, bestelle noch einmal.",
    "too-fast": "Das ging zu oft hintereinander. Warte bitte eine Minute.",
    unavailableTitle: "Der Shop antwortet gerade nicht",
    unavailable:
      "Es ist nichts verloren, alles Geschriebene bleibt hier. Versuche es gleich noch einmal: Doppelt bestellt wird nicht.",
    failed:
      "Das hat nicht geklappt, und das liegt an uns. Alles Geschriebene bleibt hier, doppelt bestellt wird nicht.",
    requestNumber: (id: string) => `Vorgang ${id}`,
    removeCode: "Entferne ihn, dann kannst du bestellen.",
    toBasket: "Zum Warenkorb",
    tryAgain: "Noch einmal versuchen",
  },

  empty: "Der Warenkorb ist leer",
  emptyText: "Leg etwas hinein, dann geht es hier weiter.",
  emptyAction: "Zum Warenkorb",
  alreadyOrdered: (number: string) => `Bestellung ${number} ist angelegt`,
  alreadyOrderedText:
    "Der Warenkorb ist leer, weil du ihn bestellt hast. Auf der Seite der Bestellung siehst du, wie es weitergeht.",
  toOrder: "Zur Bestellung",
  unreachable: "Die Kasse lässt sich gerade nicht laden",
  unreachableText: "Dein Warenkorb ist gespeichert.",
};
