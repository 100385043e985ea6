import { dayStart } from "../../core/day-start.ts";
import { labelled } from "../../core/label-text.ts";
import type { MailContent } from "./mail-content.ts";
import type { ReceiptWriting, WithdrawalReceipt } from "./receipt-data.ts";
import type { ReceiptWords } from "./receipt-words.ts";
import { sellerLines } from "./seller-lines.ts";

/** Content of a withdrawal's receipt in a language. */
export function receiptContent(receipt: WithdrawalReceipt, words: ReceiptWords, write: ReceiptWriting): MailContent {
  const { number, name, email, seller } = receipt;
  const named = (label: string, value: string) => labelled(label, value, receipt.locale);
  const told = [
    named(words.name, name),
    named(words.number, number),
    named(words.orderedOn, write.moment(receipt.placedAt)),
    named(words.withdrawnOn, write.moment(receipt.declaredAt)),
    named(words.receiptTo, email),
  ];
  const moment = write.moment(receipt.declaredAt);
  return {
    subject: words.subject({ number }),
    heading: words.heading,
    lead: [words.received({ moment, start: dayStart(moment) })],
    link: { label: words.seeOrder, url: receipt.orderUrl },
    itemsTitle: words.items,
    items: receipt.lines.map(({ title, facts, quantity, total }) => ({
      title,
      details: [...facts, words.pieces({ quantity })],
      amount: write.money(total),
    })),
    sums: [],
    sections: [
      { title: words.declaration, paragraphs: [words.declared, told.join("\n")] },
      ...write.effects,
      {
        title: words.whereTo,
        paragraphs: [[seller.company, ...seller.address].join("\n"), words.addNote({ number })],
      },
      { title: words.soldBy, paragraphs: [sellerLines(seller, words.seller)] },
    ],
    links: [{ label: words.imprint, url: receipt.imprintUrl }],
  };
}
