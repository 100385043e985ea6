import type { ProductsMessages } from "./messages.de.ts";

export const nl: ProductsMessages = {
  title: "Alle producten",
  description:
    "Wanddecoratie, lijsten, kalenders, kaarten, fotoboeken, collages en afdrukken: alles wat je bij ons van je foto’s kunt maken, met prijzen.",
  lead: "Alles wat je foto’s kunnen worden.",
  empty: "Er is op dit moment niets te koop.",
  groups: "Het hele assortiment",
  more: "En ook",
  designer: {
    title: "Aan deze editor wordt nog gebouwd",
    lead: "Je kunt dit product hier nog niet ontwerpen of bestellen. Je keuze staat in het adres van deze pagina: bewaar het, dan ga je later precies hier verder.",
    chosen: "Je keuze",
    nothingChosen: "Er is nog niets gekozen.",
    design: "Naar het ontwerp",
    products: "Wat je nu al kunt ontwerpen",
    contact: "Schrijf ons",
  },
};
