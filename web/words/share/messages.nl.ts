import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  title: "Link om te bekijken",
  open: "Delen",
  intro:
    "Wie de link heeft, ziet je ontwerp en kan erdoor bladeren, maar het niet wijzigen. Niemand krijgt je foto’s op volle grootte.",
  make: "Link maken",
  another: "Nog een link maken",
  making: "Link wordt gemaakt",
  address: "Adres van de link",
  until: (date) => `Geldig tot ${date}.`,
  copy: "Kopiëren",
  copied: "Gekopieerd",
  revoke: "Link intrekken",
  revoking: "Link wordt ingetrokken",
  revoked: "De link opent niets meer.",
  loading: "Links worden geladen",
  failed: "Dat is niet gelukt. Ben je verbonden?",
  again: "Opnieuw proberen",
  tooMany: (count) => `Een ontwerp kan ${count} links hebben. Trek er eerst een in.`,
  close: "Sluiten",
  readOnly: "De link is 30 dagen geldig en toont altijd de laatste stand.",
  pdf: {
    get: "Pdf om te bekijken",
    making: "De pdf wordt getekend",
    what: "Alle pagina’s, klein en met “Voorbeeld” eroverheen, gratis.",
    failed: "De pdf kon niet worden getekend. Ben je verbonden?",
    busy: "Er worden op dit moment heel veel pagina’s getekend. Probeer het over een paar minuten opnieuw.",
    done: "De pdf staat bij je downloads.",
  },
};
