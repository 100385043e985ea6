import { counted } from "../../core/counted.ts";
import { onItalianDay } from "../../core/italian-articles.ts";
import type { ReceiptWords } from "./receipt-words.de.ts";

export const it: ReceiptWords = {
  subject: (number) => `Ricevuta: il tuo recesso dall’ordine ${number}`,
  heading: "Il tuo recesso è arrivato",
  received: (moment) => `Lo abbiamo ricevuto ${onItalianDay(moment)}.`,
  seeOrder: "Vedi l’ordine",
  items: "Che cosa restituisci",
  pieces: counted("it", { one: "# pezzo", many: "# di pezzi", other: "# pezzi" }),
  declaration: "La tua dichiarazione",
  declared: "Con la presente notifico il recesso dal contratto di vendita degli articoli nominati sopra.",
  name: "Nome",
  number: "Numero d’ordine",
  orderedOn: "Data dell’ordine",
  withdrawnOn: "Data del recesso",
  receiptTo: "Ricevuta a",
  whereTo: "Dove spedire gli articoli",
  addNote: (number) =>
    `Metti un foglietto con il numero d’ordine ${number}. Se gli articoli non sono ancora da te, non devi fare nulla; ti scriviamo noi.`,
  soldBy: "Venduto da",
  seller: { represented: "Rappresentato da", vatId: "P. IVA" },
  imprint: "Note legali",
};
