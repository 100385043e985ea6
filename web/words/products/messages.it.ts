import type { ProductsMessages } from "./messages.de.ts";

export const it: ProductsMessages = {
  title: "Tutti i prodotti",
  description:
    "Quadri, cornici, calendari, biglietti, fotolibri, collage e stampe: tutto quello che puoi fare con le tue foto da noi, con i prezzi.",
  lead: "Tutto quello che le tue foto possono diventare.",
  empty: "Al momento non c’è niente in vendita.",
  designable: "Che cosa puoi già creare",
  groups: "Tutta la gamma",
  more: "Inoltre",
};
