/** How an order was paid for, what the bank and the provider tell, and giving money back. */
export const paymentsDe = {
  title: "Zahlungen",
  method: { test: "Testzahlung", stripe: "Stripe", voucher: "Geschenkgutschein" },
  state: {
    open: "wartet auf die Kundin",
    pending: "wartet auf die Bank",
    paid: "bezahlt",
    declined: "abgelehnt",
    cancelled: "abgebrochen",
    expired: "abgelaufen",
  },
  reference: (text: string) => `Beleg ${text}`,
  alert: {
    "paid-twice": {
      title: "Doppelt bezahlt",
      action: "Der zweite Betrag geht von selbst zurück. Bleibt das hier stehen, zahle ihn zurück.",
    },
    "paid-after-cancellation": {
      title: "Bezahlt, obwohl schon storniert",
      action: "Der Betrag geht von selbst zurück. Bleibt das hier stehen, zahle ihn zurück.",
    },
    "cancelled-after-payment": {
      title: "Storniert und schon bezahlt",
      action: "Zahle den Betrag zurück.",
    },
    "wrong-amount": {
      title: "Ein anderer Betrag kam an",
      action: "Vergleiche mit dem Zahlungsanbieter, bevor du druckst.",
    },
    "refund-failed": {
      title: "Die Rückzahlung ging nicht durch",
      action: "Versuche es noch einmal, oder überweise den Betrag und schreib auf, was du getan hast.",
    },
    parcel: {
      title: "Eine Sendung erstattet",
      action: "Das Geld ist auf dem Weg. Bleibt das hier stehen, erstatte es.",
    },
    withdrawn: {
      title: "Fertige Ware widerrufen",
      action:
        "Halte die Ware zurück, wenn sie noch hier ist. Zahle den Betrag binnen 14 Tagen nach dem Widerruf zurück, frühestens wenn die Ware oder ein Beleg ihrer Rücksendung da ist.",
    },
  },
  refund: "Geld zurückzahlen",
  refundTitle: (sum: string) => `${sum} zurückzahlen?`,
  refundText: "Der ganze Betrag geht auf dem Weg zurück, auf dem er kam. Das lässt sich nicht zurücknehmen.",
  refundWhy: "Grund",
  refundWhyHint: "Bleibt bei der Bestellung, zum Beispiel: Kundin hat storniert.",
  refundWhyMissing: "Schreib kurz auf, warum.",
  refundFailed: "Das hat nicht geklappt. Versuch es noch einmal.",
  refundGone: "Darum hat sich schon jemand gekümmert. Die Bestellung ist neu geladen.",
  refundDone: (sum: string) => `${sum} gehen zurück.`,
  refundRunning: "Das Geld ist auf dem Weg zurück. Hier ist nichts zu tun.",
  refundRest:
    "Von dieser Zahlung ging schon ein Teil zurück. Was noch fehlt, zahlst du beim Zahlungsanbieter von Hand zurück; merke es dann als erledigt.",
  refundEntry: "zurück",
  refundBy: (name: string, at: string) => `von ${name}, ${at}`,
  refundByItself: (at: string) => `von selbst, ${at}`,
  refundState: {
    requested: "wird beauftragt",
    pending: "unterwegs",
    succeeded: "zurückgezahlt",
    failed: "gescheitert",
  },
  resolvedByItself: (at: string) => `Von selbst erledigt, ${at}`,
  resolve: "Erledigt",
  resolveTitle: "Was hast du getan?",
  note: "Notiz",
  noteHint: "Zum Beispiel: 48,85 € bei Stripe zurückgezahlt, Beleg re_123.",
  noteMissing: "Schreib kurz auf, was du getan hast.",
  save: "Als erledigt merken",
  cancel: "Abbrechen",
  resolvedBy: (name: string, at: string) => `Erledigt von ${name}, ${at}`,
  failed: "Das wurde nicht gespeichert. Versuch es noch einmal.",
  done: "Notiert.",
};

export type PaymentWords = typeof paymentsDe;
