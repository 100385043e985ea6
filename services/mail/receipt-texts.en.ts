import type { ReceiptTexts } from "./receipt-data.ts";
import { sellerLines } from "./seller-lines.ts";

export const receiptTextsEn: ReceiptTexts = {
  content: ({ number, name, email, placedAt, declaredAt, lines, orderUrl, imprintUrl, seller }, write) => ({
    subject: `Receipt: your withdrawal from order ${number}`,
    heading: "Your withdrawal has arrived",
    lead: [`We received it on ${write.moment(declaredAt)}.`],
    link: { label: "See your order", url: orderUrl },
    itemsTitle: "What you give back",
    items: lines.map(({ title, facts, quantity, total }) => ({
      title,
      details: [...facts, quantity === 1 ? "1 piece" : `${quantity} pieces`],
      amount: write.money(total),
    })),
    sums: [],
    sections: [
      {
        title: "Your declaration",
        paragraphs: [
          "I hereby give notice that I withdraw from the contract of sale of the goods named above.",
          `Name: ${name}\nOrder number: ${number}\nOrdered on: ${write.moment(placedAt)}\nWithdrawn on: ${write.moment(declaredAt)}\nReceipt to: ${email}`,
        ],
      },
      ...write.effects,
      {
        title: "Where to send the goods",
        paragraphs: [
          [seller.company, ...seller.address].join("\n"),
          `Add a note with the order number ${number}. If the goods are not with you yet, there is nothing to do; we will write to you.`,
        ],
      },
      { title: "Sold by", paragraphs: [sellerLines(seller, { represented: "Represented by", vatId: "VAT ID" })] },
    ],
    links: [{ label: "Imprint", url: imprintUrl }],
  }),
};
