import { counted } from "../../core/counted.ts";
/** Texts of an order's confirmation; amounts, moments and percentages are formatted already. */
export const de = {
  subject: (number: string) => `Deine Bestellung ${number} ist bestätigt`,
  heading: "Danke für deine Bestellung",
  accepted: (number: string, moment: string) =>
    `Deine Zahlung ist da, wir nehmen die Bestellung ${number} vom ${moment} an.`,
  giftComes: "Der Gutschein kommt mit einer eigenen E-Mail: gleich oder an dem Tag, den du gewählt hast.",
  cancelUntil: (moment: string) => `Bis ${moment} kannst du kostenlos stornieren. Vorher fangen wir nicht an.`,
  cancelGift:
    "Bis er verschickt ist, kannst du kostenlos stornieren; danach 14 Tage lang widerrufen, solange nichts eingelöst ist.",
  seeOrder: "Bestellung ansehen",
  order: (number: string) => `Bestellung ${number}`,
  pieces: (quantity: number, each: string) => `${quantity} Stück zu ${each}`,
  withdrawal: { right: "14 Tage Widerrufsrecht", none: "Für dich gefertigt, kein Widerrufsrecht" },
  subtotal: "Zwischensumme",
  discount: (label: string) => `Rabatt ${label}`,
  methods: { standard: "Versand", pickup: "Versand an den Abholpunkt", express: "Express" },
  taxWithin: (rate: string) => `darin ${rate} Mehrwertsteuer`,
  taxAdded: (rate: string) => `zuzüglich ${rate} Mehrwertsteuer`,
  total: "Gesamt",
  gift: (label: string) => `Geschenkgutschein ${label}`,
  paidOtherwise: "Mit anderer Zahlungsart bezahlt",
  delivery: "Lieferung",
  byMail: (email: string) => `Per E-Mail an ${email}`,
  /** Parcels to recipients of lists, and their price. */
  toRecipients: counted("de", {
    one: "Eine Sendung geht direkt an einen Empfänger deiner Liste.",
    other: "# Sendungen gehen direkt an die Empfänger deiner Liste.",
  }),
  recipientsBy: (day: string) => `Ankunft spätestens am ${day}.`,
  recipientsDelivery: counted("de", { one: "Versand an einen Empfänger", other: "Versand an # Empfänger" }),
  billAndPayment: "Rechnung und Zahlung",
  sameAddress: "Rechnungsadresse: wie die Lieferadresse",
  payments: {
    test: "Testzahlung, es ist kein Geld geflossen",
    stripe: "Online-Zahlung über Stripe",
    voucher: "Bezahlt mit Geschenkgutschein",
  },
  wrongTitle: "Wenn etwas nicht stimmt",
  wrong: (email: string, phone: string) =>
    `Schreib an ${email} oder ruf an: ${phone}. Für Mängel gelten deine gesetzlichen Rechte.`,
  soldBy: "Verkauft von",
  seller: { represented: "Vertreten durch", vatId: "USt-IdNr." },
  terms: "AGB",
  privacy: "Datenschutz",
  imprint: "Impressum",
};

export type ConfirmationWords = typeof de;
