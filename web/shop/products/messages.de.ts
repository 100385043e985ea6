/** All products on one page, and a designer that is still being built. */
export const de = {
  title: "Alle Produkte",
  description:
    "Wandbilder, Rahmen, Kalender, Karten, Fotobücher, Collagen und Abzüge: alles, was du bei uns aus deinen Fotos machen kannst, mit Preisen.",
  lead: "Alles, was aus deinen Fotos werden kann.",
  empty: "Gerade ist nichts im Verkauf.",
  groups: "Das ganze Sortiment",
  more: "Außerdem",
  designer: {
    title: "Dieser Designer ist noch im Bau",
    lead: "Du kannst das Produkt hier noch nicht gestalten und noch nicht bestellen. Deine Auswahl steht in der Adresse dieser Seite: Speichere sie, dann geht es später genau hier weiter.",
    chosen: "Deine Auswahl",
    nothingChosen: "Es ist noch nichts ausgewählt.",
    design: "Zur Vorlage",
    products: "Was du schon gestalten kannst",
    contact: "Schreib uns",
  },
};

export type ProductsMessages = typeof de;
