import type { ReceiptTexts } from "./receipt-data.ts";
import { sellerLines } from "./seller-lines.ts";

export const receiptTextsDe: ReceiptTexts = {
  content: ({ number, name, email, placedAt, declaredAt, lines, orderUrl, imprintUrl, seller }, write) => ({
    subject: `Eingangsbestätigung: dein Widerruf zur Bestellung ${number}`,
    heading: "Dein Widerruf ist angekommen",
    lead: [`Er ist am ${write.moment(declaredAt)} bei uns eingegangen.`],
    link: { label: "Bestellung ansehen", url: orderUrl },
    itemsTitle: "Das gibst du zurück",
    items: lines.map(({ title, facts, quantity, total }) => ({
      title,
      details: [...facts, `${quantity} Stück`],
      amount: write.money(total),
    })),
    sums: [],
    sections: [
      {
        title: "Deine Erklärung",
        paragraphs: [
          "Hiermit widerrufe ich den Vertrag über den Kauf der oben genannten Waren.",
          `Name: ${name}\nBestellnummer: ${number}\nBestellt am: ${write.moment(placedAt)}\nWiderrufen am: ${write.moment(declaredAt)}\nEingangsbestätigung an: ${email}`,
        ],
      },
      ...write.effects,
      {
        title: "Wohin mit der Ware",
        paragraphs: [
          [seller.company, ...seller.address].join("\n"),
          `Leg einen Zettel mit der Bestellnummer ${number} bei. Ist die Ware noch nicht bei dir, musst du nichts tun; wir melden uns.`,
        ],
      },
      {
        title: "Verkauft von",
        paragraphs: [sellerLines(seller, { represented: "Vertreten durch", vatId: "USt-IdNr." })],
      },
    ],
    links: [{ label: "Impressum", url: imprintUrl }],
  }),
};
