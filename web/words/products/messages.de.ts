/** All products on one page. */
export const de = {
  title: "Alle Produkte",
  description:
    "Wandbilder, Rahmen, Kalender, Karten, Fotobücher, Collagen und Abzüge: alles, was du bei uns aus deinen Fotos machen kannst, mit Preisen.",
  lead: "Alles, was aus deinen Fotos werden kann.",
  empty: "Gerade ist nichts im Verkauf.",
  designable: "Was du schon gestalten kannst",
  groups: "Das ganze Sortiment",
  more: "Außerdem",
};

export type ProductsMessages = typeof de;
