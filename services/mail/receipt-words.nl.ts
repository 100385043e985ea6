import { counted } from "../../core/counted.ts";
import type { ReceiptWords } from "./receipt-words.de.ts";

export const nl: ReceiptWords = {
  subject: (number) => `Ontvangstbevestiging: je herroeping van bestelling ${number}`,
  heading: "Je herroeping is aangekomen",
  received: (moment) => `We hebben haar ontvangen op ${moment}.`,
  seeOrder: "Bestelling bekijken",
  items: "Dit geef je terug",
  pieces: counted("nl", { one: "# stuk", other: "# stuks" }),
  declaration: "Je verklaring",
  declared: "Hierbij herroep ik de overeenkomst over de koop van de hierboven genoemde artikelen.",
  name: "Naam",
  number: "Bestelnummer",
  orderedOn: "Besteld op",
  withdrawnOn: "Herroepen op",
  receiptTo: "Ontvangstbevestiging naar",
  whereTo: "Waar de artikelen heen gaan",
  addNote: (number) =>
    `Leg er een briefje bij met het bestelnummer ${number}. Heb je de artikelen nog niet, dan hoef je niets te doen; we schrijven je.`,
  soldBy: "Verkocht door",
  seller: { represented: "Vertegenwoordigd door", vatId: "Btw-nummer" },
  imprint: "Colofon",
};
