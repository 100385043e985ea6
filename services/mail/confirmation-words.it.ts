import { counted } from "../../core/counted.ts";
import { untilItalianDay } from "../../core/italian-articles.ts";
import type { ConfirmationWords } from "./confirmation-words.de.ts";

const piecesOf = counted("it", { one: "# pezzo", many: "# di pezzi", other: "# pezzi" });

export const it: ConfirmationWords = {
  subject: (number) => `Il tuo ordine ${number} è confermato`,
  heading: "Grazie per il tuo ordine",
  accepted: (number, moment) => `Il tuo pagamento è arrivato e accettiamo l’ordine ${number} (${moment}).`,
  giftComes: "Il buono regalo arriva con un’e-mail a parte: subito o nel giorno che hai scelto.",
  cancelUntil: (moment) => `Fino ${untilItalianDay(moment)} puoi annullare senza costi. Prima non iniziamo.`,
  cancelGift:
    "Finché non viene inviato puoi annullare senza costi; dopo, recedere per 14 giorni finché non se ne usa nulla.",
  seeOrder: "Vedi l’ordine",
  order: (number) => `Ordine ${number}`,
  pieces: (quantity, each) => `${piecesOf(quantity)} a ${each}`,
  withdrawal: { right: "14 giorni di diritto di recesso", none: "Realizzato per te, senza diritto di recesso" },
  subtotal: "Subtotale",
  discount: (label) => `Sconto ${label}`,
  methods: { standard: "Spedizione", pickup: "Spedizione al punto di ritiro", express: "Express" },
  taxWithin: (rate) => `di cui ${rate} di IVA`,
  taxAdded: (rate) => `più ${rate} di imposta sulle vendite`,
  total: "Totale",
  gift: (label) => `Buono regalo ${label}`,
  paidOtherwise: "Pagato in altro modo",
  delivery: "Consegna",
  byMail: (email) => `Per e-mail a ${email}`,
  toRecipients: counted("it", {
    one: "Una spedizione va direttamente a un destinatario della tua lista.",
    many: "# di spedizioni vanno direttamente ai destinatari della tua lista.",
    other: "# spedizioni vanno direttamente ai destinatari della tua lista.",
  }),
  recipientsBy: (day) => `Arrivo al più tardi ${day}.`,
  recipientsDelivery: counted("it", {
    one: "Spedizione a un destinatario",
    many: "Spedizione a # di destinatari",
    other: "Spedizione a # destinatari",
  }),
  billAndPayment: "Fattura e pagamento",
  sameAddress: "Indirizzo di fatturazione: lo stesso della consegna",
  payments: {
    test: "Pagamento di prova, non è passato denaro",
    stripe: "Pagamento online con Stripe",
    voucher: "Pagato con buono regalo",
  },
  wrongTitle: "Se qualcosa non va",
  wrong: (email, phone) => `Scrivi a ${email} o chiama ${phone}. Per i difetti valgono le garanzie di legge.`,
  soldBy: "Venduto da",
  seller: { represented: "Rappresentato da", vatId: "P. IVA" },
  terms: "Condizioni di vendita",
  privacy: "Privacy",
  imprint: "Note legali",
};
