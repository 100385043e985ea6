import type { LogWords } from "./words.de.ts";

export const logFr: LogWords = {
  title: "Depuis les navigateurs",
  event: "Événement",
  day: "Jour",
  count: "Nombre",
  last: "Dernière fois",
  sample: "Page et détails",
  none: "Rien à signaler",
  noneText: "Ce qui échoue dans les navigateurs figure ici par nom et par jour, pendant 90 jours.",
  consents: "Consentements",
  version: "Version",
  all: "Tout accepté",
  some: "En partie",
  refused: "Refusé",
  noChoices: "Aucune décision pour l’instant",
  noChoicesText: "Ce que les visiteurs décident sur les consentements est compté ici par jour et par version.",
  download: "En tableau",
  proof: "Preuve",
  proofText:
    "Qui a accepté trouve un numéro sous « Modifier les consentements ». Ce numéro montre ici ce qui a été décidé, et quand.",
  number: "Numéro du consentement",
  show: "Afficher la preuve",
  noProof:
    "Rien ne figure sous ce numéro. Il a 36 caractères, et après le retrait de tous les consentements, un nouveau commence.",
  at: "Quand",
  language: "Langue",
  way: "Comment",
  ways: { "accept-all": "Tout accepté", "reject-all": "Tout refusé", settings: "Décidé un à un" },
  granted: "Accepté",
  declined: "Refusé",
  nothing: "–",
};
