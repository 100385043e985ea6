import { counted } from "../../core/counted.ts";
import type { ConfirmationWords } from "./confirmation-words.de.ts";

const piecesOf = counted("nl", { one: "# stuk", other: "# stuks" });

export const nl: ConfirmationWords = {
  subject: (number) => `Je bestelling ${number} is bevestigd`,
  heading: "Dank je wel voor je bestelling",
  accepted: (number, moment) => `Je betaling is binnen, we nemen bestelling ${number} van ${moment} aan.`,
  giftComes: "De cadeaubon komt in een eigen e-mail: meteen of op de dag die je hebt gekozen.",
  cancelUntil: (moment) => `Tot ${moment} kun je kosteloos annuleren. Eerder beginnen we niet.`,
  cancelGift:
    "Tot hij is verstuurd, kun je kosteloos annuleren; daarna 14 dagen lang herroepen, zolang er niets van is gebruikt.",
  seeOrder: "Bestelling bekijken",
  order: (number) => `Bestelling ${number}`,
  pieces: (quantity, each) => `${piecesOf(quantity)} à ${each}`,
  withdrawal: { right: "14 dagen herroepingsrecht", none: "Voor jou gemaakt, geen herroepingsrecht" },
  subtotal: "Subtotaal",
  discount: (label) => `Korting ${label}`,
  methods: { standard: "Verzending", pickup: "Verzending naar een afhaalpunt", express: "Express" },
  taxWithin: (rate) => `waarvan ${rate} btw`,
  taxAdded: (rate) => `plus ${rate} omzetbelasting`,
  total: "Totaal",
  gift: (label) => `Cadeaubon ${label}`,
  paidOtherwise: "Op een andere manier betaald",
  delivery: "Bezorging",
  byMail: (email) => `Per e-mail naar ${email}`,
  toRecipients: counted("nl", {
    one: "Eén zending gaat rechtstreeks naar een ontvanger van je lijst.",
    other: "# zendingen gaan rechtstreeks naar de ontvangers van je lijst.",
  }),
  recipientsBy: (day) => `Aankomst uiterlijk ${day}.`,
  recipientsDelivery: counted("nl", { one: "Verzending naar één ontvanger", other: "Verzending naar # ontvangers" }),
  billAndPayment: "Factuur en betaling",
  sameAddress: "Factuuradres: hetzelfde als het bezorgadres",
  payments: {
    test: "Testbetaling, er is geen geld omgegaan",
    stripe: "Onlinebetaling via Stripe",
    voucher: "Betaald met cadeaubon",
  },
  wrongTitle: "Als er iets niet klopt",
  wrong: (email, phone) => `Schrijf naar ${email} of bel ${phone}. Bij gebreken gelden je wettelijke rechten.`,
  soldBy: "Verkocht door",
  seller: { represented: "Vertegenwoordigd door", vatId: "Btw-nummer" },
  terms: "Voorwaarden",
  privacy: "Privacy",
  imprint: "Colofon",
};
