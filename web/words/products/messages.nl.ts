import type { ProductsMessages } from "./messages.de.ts";

export const nl: ProductsMessages = {
  title: "Alle producten",
  description:
    "Wanddecoratie, lijsten, kalenders, kaarten, fotoboeken, collages en afdrukken: alles wat je bij ons van je foto’s kunt maken, met prijzen.",
  lead: "Alles wat je foto’s kunnen worden.",
  empty: "Er is op dit moment niets te koop.",
  designable: "Wat je nu al kunt ontwerpen",
  groups: "Het hele assortiment",
  more: "En ook",
};
