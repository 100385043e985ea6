import type { PaymentWords } from "./payment-words.de.ts";

export const paymentsNl: PaymentWords = {
  title: "Betalingen",
  method: { test: "Testbetaling", stripe: "Stripe", voucher: "Cadeaubon" },
  state: {
    open: "wacht op de klant",
    pending: "wacht op de bank",
    paid: "betaald",
    declined: "geweigerd",
    cancelled: "afgebroken",
    expired: "verlopen",
  },
  reference: (text) => `Referentie ${text}`,
  alert: {
    "paid-twice": {
      title: "Dubbel betaald",
      action: "Het tweede bedrag gaat vanzelf terug. Blijft dit hier staan, betaal het dan terug.",
    },
    "paid-after-cancellation": {
      title: "Betaald, hoewel al geannuleerd",
      action: "Het bedrag gaat vanzelf terug. Blijft dit hier staan, betaal het dan terug.",
    },
    "cancelled-after-payment": {
      title: "Geannuleerd en al betaald",
      action: "Betaal het bedrag terug.",
    },
    "wrong-amount": {
      title: "Er kwam een ander bedrag binnen",
      action: "Vergelijk het met de betaalprovider voordat je drukt.",
    },
    "refund-failed": {
      title: "De terugbetaling is niet gelukt",
      action: "Probeer het nog eens, of maak het bedrag over en schrijf op wat je hebt gedaan.",
    },
    parcel: {
      title: "Een zending terugbetaald",
      action: "Het geld is onderweg. Blijft dit hier staan, betaal het dan terug.",
    },
    withdrawn: {
      title: "Kant-en-klare artikelen herroepen",
      action:
        "Houd de artikelen tegen als ze nog hier zijn. Betaal het bedrag binnen 14 dagen na de herroeping terug, op zijn vroegst als de artikelen of een bewijs van terugzending er zijn.",
    },
  },
  refund: "Geld terugbetalen",
  refundTitle: (sum) => `${sum} terugbetalen?`,
  refundText: "Het hele bedrag gaat terug op dezelfde manier als het kwam. Terugdraaien kan niet.",
  refundWhy: "Reden",
  refundWhyHint: "Blijft bij de bestelling, bijvoorbeeld: klant heeft geannuleerd.",
  refundWhyMissing: "Schrijf kort op waarom.",
  refundFailed: "Dat is niet gelukt. Probeer het nog eens.",
  refundGone: "Iemand heeft dit al opgepakt. De bestelling is opnieuw geladen.",
  refundDone: (sum) => `${sum} gaat terug.`,
  refundRunning: "Het geld is op de terugweg. Hier is niets te doen.",
  refundRest:
    "Van deze betaling ging al een deel terug. Wat nog ontbreekt, betaal je bij de betaalprovider met de hand terug; markeer het daarna als afgehandeld.",
  refundEntry: "terug",
  refundBy: (name, at) => `door ${name}, ${at}`,
  refundByItself: (at) => `vanzelf, ${at}`,
  refundState: {
    requested: "wordt aangevraagd",
    pending: "onderweg",
    succeeded: "terugbetaald",
    failed: "mislukt",
  },
  resolvedByItself: (at) => `Vanzelf afgehandeld, ${at}`,
  resolve: "Afgehandeld",
  resolveTitle: "Wat heb je gedaan?",
  note: "Notitie",
  noteHint: "Bijvoorbeeld: € 48,85 bij Stripe terugbetaald, referentie re_123.",
  noteMissing: "Schrijf kort op wat je hebt gedaan.",
  save: "Als afgehandeld markeren",
  cancel: "Annuleren",
  resolvedBy: (name, at) => `Afgehandeld door ${name}, ${at}`,
  failed: "Dat is niet opgeslagen. Probeer het nog eens.",
  done: "Genoteerd.",
};
