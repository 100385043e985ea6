import type { ConfirmationTexts, ConfirmedLine, Writing } from "./confirmation-data.ts";
import { sellerLines } from "./seller-lines.ts";
import { withdrawalSections } from "./withdrawal-sections.ts";

const methods = { standard: "Versand", pickup: "Versand an den Abholpunkt", express: "Express" };
const payments = {
  test: "Testzahlung, es ist kein Geld geflossen",
  stripe: "Online-Zahlung über Stripe",
  voucher: "Bezahlt mit Geschenkgutschein",
};
const sellerWords = { represented: "Vertreten durch", vatId: "USt-IdNr." };

export const confirmationTextsDe: ConfirmationTexts = {
  content: (order, write) => ({
    subject: `Deine Bestellung ${order.number} ist bestätigt`,
    heading: "Danke für deine Bestellung",
    lead: [
      `Deine Zahlung ist da, wir nehmen die Bestellung ${order.number} vom ${write.moment(order.placedAt)} an.`,
      order.shipping
        ? write.arrival(order.arrival.latest)
        : "Der Gutschein kommt mit einer eigenen E-Mail: gleich oder an dem Tag, den du gewählt hast.",
      order.shipping
        ? `Bis ${write.moment(order.cancelUntil)} kannst du kostenlos stornieren. Vorher fangen wir nicht an.`
        : "Bis er verschickt ist, kannst du kostenlos stornieren; danach 14 Tage lang widerrufen, solange nichts eingelöst ist.",
    ],
    link: { label: "Bestellung ansehen", url: order.orderUrl },
    itemsTitle: `Bestellung ${order.number}`,
    items: order.lines.map((line) => ({
      title: line.title,
      details: [...line.facts, piecesText(line, write), withdrawalNote(line)],
      amount: write.money(line.total),
    })),
    sums: [
      { label: "Zwischensumme", amount: write.money(order.goods) },
      ...order.vouchers
        .filter(({ type, amount }) => type === "discount" && amount > 0)
        .map(({ label, amount }) => ({ label: `Rabatt ${label}`, amount: write.money(-amount) })),
      ...(order.shipping ? [{ label: methods[order.shipping.method], amount: write.money(order.shipping.price) }] : []),
      ...order.taxes.map(({ rate, tax }) => ({
        label: `${order.taxIncluded ? "darin" : "zuzüglich"} ${write.percent(rate)} Mehrwertsteuer`,
        amount: write.money(tax),
      })),
      { label: "Gesamt", amount: write.money(order.total), strong: true },
      ...order.vouchers
        .filter(({ type }) => type === "gift")
        .map(({ label, amount }) => ({ label: `Geschenkgutschein ${label}`, amount: write.money(-amount) })),
      ...(order.redeemed > 0
        ? [{ label: "Mit anderer Zahlungsart bezahlt", amount: write.money(order.total - order.redeemed) }]
        : []),
    ],
    sections: [
      {
        title: "Lieferung",
        paragraphs: order.shipping
          ? [write.arrival(order.arrival.latest), order.shippingAddress.join("\n")]
          : [`Per E-Mail an ${order.email}`],
      },
      {
        title: "Rechnung und Zahlung",
        paragraphs: [
          order.shipping && !order.billingAddress
            ? "Rechnungsadresse: wie die Lieferadresse"
            : (order.billingAddress ?? order.shippingAddress).join("\n"),
          payments[order.paymentMethod],
        ],
      },
      ...withdrawalSections(order),
      {
        title: "Wenn etwas nicht stimmt",
        paragraphs: [
          `Schreib an ${order.seller.email} oder ruf an: ${order.seller.phone}. Für Mängel gelten deine gesetzlichen Rechte.`,
        ],
      },
      { title: "Verkauft von", paragraphs: [sellerLines(order.seller, sellerWords)] },
    ],
    links: [
      { label: "AGB", url: order.termsUrl },
      { label: "Datenschutz", url: order.privacyUrl },
      { label: "Impressum", url: order.imprintUrl },
    ],
  }),
};

const piecesText = ({ quantity, unitPrice }: ConfirmedLine, { money }: Writing) =>
  `${quantity} Stück zu ${money(unitPrice)}`;

const withdrawalNote = ({ withdrawalRight }: ConfirmedLine) =>
  withdrawalRight ? "14 Tage Widerrufsrecht" : "Für dich gefertigt, kein Widerrufsrecht";
