import { counted } from "../../core/counted.ts";
import type { ReceiptWords } from "./receipt-words.de.ts";

export const en: ReceiptWords = {
  subject: (number) => `Receipt: your withdrawal from order ${number}`,
  heading: "Your withdrawal has arrived",
  received: (moment) => `We received it on ${moment}.`,
  seeOrder: "See your order",
  items: "What you give back",
  pieces: counted("en", { one: "# piece", other: "# pieces" }),
  declaration: "Your declaration",
  declared: "I hereby give notice that I withdraw from the contract of sale of the goods named above.",
  name: "Name",
  number: "Order number",
  orderedOn: "Ordered on",
  withdrawnOn: "Withdrawn on",
  receiptTo: "Receipt to",
  whereTo: "Where to send the goods",
  addNote: (number) =>
    `Add a note with the order number ${number}. If the goods are not with you yet, there is nothing to do; we will write to you.`,
  soldBy: "Sold by",
  seller: { represented: "Represented by", vatId: "VAT ID" },
  imprint: "Legal notice",
};
