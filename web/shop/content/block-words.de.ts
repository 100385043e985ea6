export const de = {
  allDesigns: (total: number) => `Alle ${total} Designs ansehen`,
  designsOf: (count: number) => (count === 1 ? "1 Design" : `${count} Designs`),
  extraPages: "Preis nach Seitenzahl",
  choose: "Ansehen und wählen",
  pages: (pages: number) => `${pages} Seiten`,
  validTo: (day: string) => `Gültig bis ${day}.`,
  chooseVoucher: "Gutschein gestalten",
  /** Before the amounts that a gift voucher can have. */
  amounts: "Beliebte Beträge",
  ownAmount: (least: string, most: string) => `Oder ein eigener Betrag von ${least} bis ${most}.`,
  play: (title: string) => `${title} beim Anbieter ansehen (neues Fenster)`,
  previous: "Zurück",
  next: "Weiter",
  reviews: "Bewertungen",
  stars: (stars: number) => `${stars} von 5 Sternen`,
  sampleReview: "Muster",
  sampleReviews: "Mit „Muster“ gekennzeichnete Bewertungen sind Beispieltexte und keine Meinungen von Kunden.",
  samplePictures: "Mit „Muster“ gekennzeichnete Bilder sind in unserem Studio entstanden.",
  call: "Anrufen",
  write: "E-Mail schreiben",
  toContact: "Alle Wege zu uns",
};

export type BlockWords = typeof de;
