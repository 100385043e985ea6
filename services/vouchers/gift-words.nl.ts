import type { GiftWords } from "./gift-words.de.ts";

const whoever = "Wie de code heeft, kan hem inwisselen: geef hem alleen door aan degene voor wie hij is.";

export const nl: GiftWords = {
  title: "Cadeaubon",
  to: (name) => `Voor ${name}`,
  from: (name) => `Van ${name}`,
  code: "Code",
  validTo: (day) => `Geldig tot en met ${day}`,
  how: "Zo wissel je hem in",
  steps: (shop) => [
    `Kies iets uit op ${shop} en vul de code in bij de winkelwagen of de kassa.`,
    "Wat niet wordt gebruikt, blijft op de bon.",
    whoever,
  ],
  file: "Cadeaubon",
  mail: {
    subject: (amount) => `Je cadeaubon van ${amount}`,
    heading: "Een cadeaubon",
    headingFor: (name) => `Een cadeaubon voor ${name}`,
    code: (code) => `De code: ${code}`,
    how: "Vul hem in bij de winkelwagen of de kassa. Wat niet wordt gebruikt, blijft op de bon.",
    toPrint: "Om te printen en cadeau te geven is de bon als pdf bijgevoegd.",
    toShop: "Naar de winkel",
    order: (number) => `Bestelling ${number}`,
    goodToKnow: "Goed om te weten",
    whoever,
    tax: "Btw betaal je pas bij het inwisselen. Zolang er niets van is gebruikt, kun je de koop 14 dagen lang herroepen.",
    imprint: "Colofon",
  },
};
