/** Links to look at a design. */
export const de = {
  title: "Link zum Ansehen",
  open: "Teilen",
  intro:
    "Wer den Link hat, sieht deine Gestaltung und kann sie durchblättern, aber nicht ändern. Deine Fotos in voller Größe bekommt niemand.",
  make: "Link anlegen",
  another: "Weiteren Link anlegen",
  making: "Link wird angelegt",
  address: "Adresse des Links",
  until: (date: string) => `Gilt bis ${date}.`,
  copy: "Kopieren",
  copied: "Kopiert",
  revoke: "Link aufheben",
  revoking: "Link wird aufgehoben",
  revoked: "Der Link öffnet nichts mehr.",
  loading: "Links werden geladen",
  failed: "Das hat nicht geklappt. Bist du verbunden?",
  again: "Noch einmal versuchen",
  tooMany: (count: number) => `Mehr als ${count} Links gehen nicht. Hebe erst einen auf.`,
  close: "Schließen",
  readOnly: "Der Link gilt 30 Tage und zeigt immer den neuesten Stand.",
};
