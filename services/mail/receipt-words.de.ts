/** Texts of a withdrawal's receipt. */
export const de = {
  subject: (number: string) => `Eingangsbestätigung: dein Widerruf zur Bestellung ${number}`,
  heading: "Dein Widerruf ist angekommen",
  received: (moment: string) => `Er ist am ${moment} bei uns eingegangen.`,
  seeOrder: "Bestellung ansehen",
  items: "Das gibst du zurück",
  pieces: (quantity: number) => `${quantity} Stück`,
  declaration: "Deine Erklärung",
  declared: "Hiermit widerrufe ich den Vertrag über den Kauf der oben genannten Waren.",
  name: "Name",
  number: "Bestellnummer",
  orderedOn: "Bestellt am",
  withdrawnOn: "Widerrufen am",
  receiptTo: "Eingangsbestätigung an",
  whereTo: "Wohin mit der Ware",
  addNote: (number: string) =>
    `Leg einen Zettel mit der Bestellnummer ${number} bei. Ist die Ware noch nicht bei dir, musst du nichts tun; wir melden uns.`,
  soldBy: "Verkauft von",
  seller: { represented: "Vertreten durch", vatId: "USt-IdNr." },
  imprint: "Impressum",
};

export type ReceiptWords = typeof de;
