export const de = {
  title: "Geschenkgutschein",
  to: (name: string) => `Für ${name}`,
  from: (name: string) => `Von ${name}`,
  code: "Code",
  validTo: (day: string) => `Gültig bis ${day}`,
  how: "So löst du ihn ein",
  steps: (shop: string) => [
    `Such dir auf ${shop} etwas aus und gib den Code im Warenkorb oder an der Kasse ein.`,
    "Was nicht gebraucht wird, bleibt auf dem Gutschein.",
    "Wer den Code hat, kann ihn einlösen: Gib ihn nur an den Menschen weiter, der ihn bekommen soll.",
  ],
  file: "Geschenkgutschein",
  mail: {
    subject: (amount: string) => `Dein Geschenkgutschein über ${amount}`,
    heading: "Ein Geschenkgutschein",
    headingFor: (name: string) => `Ein Gutschein für ${name}`,
    code: (code: string) => `Der Code: ${code}`,
    how: "Gib ihn im Warenkorb oder an der Kasse ein. Was nicht gebraucht wird, bleibt auf dem Gutschein.",
    toPrint: "Zum Ausdrucken und Verschenken liegt der Gutschein als PDF bei.",
    toShop: "Zum Shop",
    order: (number: string) => `Bestellung ${number}`,
    goodToKnow: "Gut zu wissen",
    whoever: "Wer den Code hat, kann ihn einlösen: Gib ihn nur an den Menschen weiter, der ihn bekommen soll.",
    tax: "Mehrwertsteuer fällt erst beim Einlösen an. Solange nichts eingelöst ist, kannst du den Kauf 14 Tage lang widerrufen.",
    imprint: "Impressum",
  },
};

export type GiftWords = typeof de;
