export const de = {
  title: "Warenkorb",
  loading: "Der Warenkorb wird geladen",
  withoutScripts:
    "Der Warenkorb wird nur für dich zusammengestellt und braucht dafür JavaScript. Schalte es ein und lade die Seite neu, oder schreib uns, was du bestellen möchtest.",
  lead: (articles: number, day: string) => `${articles} Artikel, bei dir am ${day}, wenn du heute bestellst.`,
  leadWithoutDay: (articles: number) => `${articles} Artikel`,
  lines: "Deine Artikel",
  summary: "Zusammenfassung",

  empty: "Hier hängt noch nichts",
  emptyText: "Such dir ein Material aus, lade ein Foto hoch, und das Bild wartet hier auf dich.",
  emptyAction: (product: string) => `${product} gestalten`,
  emptyOther: "Zur Startseite",
  /** In the card shop, whose own designer is to come. */
  emptyCards: "Hier liegt noch nichts",
  emptyCardsText:
    "Such dir ein Kartendesign aus und merk es dir. Gestalten kannst du Karten hier noch nicht, dieser Teil ist in Arbeit.",

  failed: "Der Warenkorb lässt sich gerade nicht laden",
  failedText: "Was darin liegt, ist gespeichert.",
  offline: "Keine Verbindung",
  offlineText: "Dein Warenkorb ist gespeichert. Sobald du wieder im Netz bist, geht es weiter.",
  tryAgain: "Noch einmal versuchen",

  quantity: "Stückzahl",
  quantityOf: (title: string) => `Stückzahl, ${title}`,
  fewer: "Eins weniger",
  more: "Eins mehr",
  notANumber: "Schreibe die Stückzahl als Zahl, zum Beispiel 2.",
  fraction: "Ganze Stücke, bitte: zum Beispiel 2.",
  tooFew: "Mindestens 1. Zum Weglassen gibt es „Entfernen“.",
  tooMany: (most: number) => `Höchstens ${most} Stück in einer Bestellung.`,

  edit: "Ändern",
  editOf: (title: string) => `${title} ändern`,
  duplicate: "Duplizieren",
  duplicateOf: (title: string) => `${title} duplizieren`,
  remove: "Entfernen",
  removeOf: (title: string) => `${title} entfernen`,
  removed: (title: string) => `${title} ist entfernt.`,
  undo: "Rückgängig",
  duplicated: (title: string) => `${title} liegt jetzt zweimal hier, jedes mit eigener Gestaltung.`,
  duplicatedReadyMade: (title: string) => `${title} liegt jetzt in zwei Zeilen.`,
  dismiss: "Meldung schließen",

  each: (price: string) => `${price} je Stück`,
  stepsApart: "Der Mengenpreis gilt für die Stückzahl dieser Zeile.",
  lowest30: "Niedrigster Preis der letzten 30 Tage",
  priceChanged: (from: string, to: string) => `Der Preis hat sich geändert: je Stück vorher ${from}, jetzt ${to}.`,
  unavailable: "Gibt es so nicht mehr",
  unavailableHelp: "Ändere diesen Artikel oder entferne ihn, dann geht es zur Kasse.",
  readyMade: "14 Tage Rückgaberecht",

  subtotal: "Zwischensumme",
  freeFrom: (amount: string) => `frei ab ${amount}`,
  missingToFree: (amount: string) => `Noch ${amount}, dann ist der Versand frei.`,
  total: "Gesamt",
  taxIncluded: "inkl. Mehrwertsteuer und Versand",
  taxAdded: "mit Versand, zuzüglich Verkaufssteuer, falls sie anfällt",
  arrivesText: "Wenn du heute bestellst und gleich bezahlst.",
  toCheckout: "Zur Kasse",
  secure: (encrypted: boolean) => `${encrypted ? "Verschlüsselt. " : ""}Ein Konto brauchst du nicht.`,

  problem: {
    "line-not-found":
      "Dieser Artikel liegt nicht mehr in deinem Warenkorb, vielleicht hast du ihn in einem anderen Tab entfernt.",
    "design-not-found": "Die Gestaltung dazu gibt es nicht mehr.",
    "basket-full": "Mehr als 100 verschiedene Artikel passen nicht hinein.",
    "too-many-requests": "Das ging sehr schnell hintereinander. Warte ein paar Minuten; der Warenkorb ist, wie er war.",
    offline: "Keine Verbindung. Der Warenkorb ist, wie er war.",
    failed: "Das hat nicht geklappt, und das liegt an uns. Der Warenkorb ist, wie er war.",
  },
};
