import { untilItalianDay } from "../../core/italian-articles.ts";
import type { GiftWords } from "./gift-words.de.ts";

const whoever = "Chi ha il codice può usarlo: dallo solo alla persona a cui è destinato.";

export const it: GiftWords = {
  title: "Buono regalo",
  to: (name) => `Per ${name}`,
  from: (name) => `Da ${name}`,
  code: "Codice",
  validTo: (day) => `Valido fino ${untilItalianDay(day)}`,
  how: "Come usarlo",
  steps: (shop) => [
    `Scegli qualcosa su ${shop} e scrivi il codice nel carrello o alla cassa.`,
    "Quello che non si usa resta sul buono.",
    whoever,
  ],
  file: "Buono regalo",
  mail: {
    subject: (amount) => `Il tuo buono regalo da ${amount}`,
    heading: "Un buono regalo",
    headingFor: (name) => `Un buono regalo per ${name}`,
    code: (code) => `Il codice: ${code}`,
    how: "Scrivilo nel carrello o alla cassa. Quello che non si usa resta sul buono.",
    toPrint: "Per stamparlo e regalarlo, il buono è allegato in PDF.",
    toShop: "Vai al negozio",
    order: (number) => `Ordine ${number}`,
    goodToKnow: "Buono a sapersi",
    whoever,
    tax: "L’IVA si applica solo all’utilizzo. Finché non se ne usa nulla, puoi recedere dall’acquisto per 14 giorni.",
    imprint: "Note legali",
  },
};
