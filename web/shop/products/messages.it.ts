import type { ProductsMessages } from "./messages.de.ts";

export const it: ProductsMessages = {
  title: "Tutti i prodotti",
  description:
    "Quadri, cornici, calendari, biglietti, fotolibri, collage e stampe: tutto quello che puoi fare con le tue foto da noi, con i prezzi.",
  lead: "Tutto quello che le tue foto possono diventare.",
  empty: "Al momento non c’è niente in vendita.",
  groups: "Tutta la gamma",
  more: "Inoltre",
  designer: {
    title: "Questo editor è ancora in costruzione",
    lead: "Qui non puoi ancora creare né ordinare questo prodotto. La tua scelta è nell’indirizzo di questa pagina: conservalo e più avanti riprenderai proprio da qui.",
    chosen: "La tua scelta",
    nothingChosen: "Non hai ancora scelto niente.",
    design: "Vai al modello",
    products: "Che cosa puoi già creare",
    contact: "Scrivici",
  },
};
