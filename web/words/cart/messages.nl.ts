import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const articlesOf = counted("nl", { one: "# artikel", other: "# artikelen" });

export const nl: typeof de = {
  title: "Winkelwagen",
  loading: "Je winkelwagen wordt geladen",
  withoutScripts:
    "De winkelwagen wordt alleen voor jou samengesteld en heeft daarvoor JavaScript nodig. Zet het aan en laad de pagina opnieuw, of schrijf ons wat je wilt bestellen.",
  lead: (articles, day) => `${articlesOf(articles)}, in huis op ${day} als je vandaag bestelt.`,
  leadWithoutDay: articlesOf,
  lines: "Je artikelen",
  summary: "Overzicht",

  empty: "Hier hangt nog niets",
  emptyText: "Kies een materiaal, upload een foto, en je wanddecoratie wacht hier op je.",
  emptyAction: (product) => `${product} ontwerpen`,
  emptyOther: "Naar de startpagina",
  emptyCards: "Hier ligt nog niets",
  emptyCardsText: "Zoek een kaartontwerp dat je mooi vindt, schrijf er je woorden in en leg je kaarten hier neer.",

  failed: "De winkelwagen kan nu niet worden geladen",
  failedText: "Wat erin ligt, is bewaard.",
  offline: "Geen verbinding",
  offlineText: "Je winkelwagen is bewaard. Zodra je weer online bent, ga je hier verder.",
  tryAgain: "Opnieuw proberen",

  quantity: "Aantal",
  quantityOf: (title) => `Aantal, ${title}`,
  fewer: "Eén minder",
  more: "Eén meer",
  notANumber: "Schrijf het aantal in cijfers, bijvoorbeeld 2.",
  fraction: "Hele stuks, graag: bijvoorbeeld 2.",
  tooFew: "Minstens 1. Wil je het artikel weglaten, kies dan ‘Verwijderen’.",
  tooMany: (most) => `Hoogstens ${most} stuks in één bestelling.`,

  edit: "Wijzigen",
  editOf: (title) => `${title} wijzigen`,
  duplicate: "Dupliceren",
  duplicateOf: (title) => `${title} dupliceren`,
  remove: "Verwijderen",
  removeOf: (title) => `${title} verwijderen`,
  removed: (title) => `${title} is verwijderd.`,
  undo: "Ongedaan maken",
  duplicated: (title) => `${title} ligt hier nu twee keer, elk met een eigen ontwerp.`,
  duplicatedReadyMade: (title) => `${title} staat nu op twee regels.`,
  dismiss: "Melding sluiten",

  each: (price) => `${price} per stuk`,
  stepsApart: "De staffelprijs geldt voor het aantal van deze regel.",
  lowest30: "Laagste prijs van de laatste 30 dagen",
  priceChanged: (from, to) => `De prijs is veranderd: eerst ${from} per stuk, nu ${to}.`,
  unavailable: "Zo niet meer leverbaar",
  unavailableHelp: "Wijzig of verwijder dit artikel, dan kun je naar de kassa.",
  readyMade: "14 dagen om terug te sturen",

  subtotal: "Subtotaal",
  freeFrom: (amount) => `gratis vanaf ${amount}`,
  missingToFree: (amount) => `Nog ${amount} en de verzending is gratis.`,
  total: "Totaal",
  taxIncluded: "incl. btw en verzending",
  taxAdded: "met verzending, plus omzetbelasting als die verschuldigd is",
  arrivesText: "Als je vandaag bestelt en meteen betaalt.",
  toCheckout: "Naar de kassa",
  secure: (encrypted) => `${encrypted ? "Versleuteld. " : ""}Je hebt geen account nodig.`,

  problem: {
    "line-not-found":
      "Dit artikel ligt niet meer in je winkelwagen; misschien heb je het in een ander tabblad verwijderd.",
    "design-not-found": "Het ontwerp van dit artikel bestaat niet meer.",
    "basket-full": "Meer dan 100 verschillende artikelen passen er niet in.",
    "too-many-requests": "Dat ging heel snel achter elkaar. Wacht een paar minuten; de winkelwagen is zoals hij was.",
    offline: "Geen verbinding. De winkelwagen is zoals hij was.",
    failed: "Dat is niet gelukt, en dat ligt aan ons. De winkelwagen is zoals hij was.",
  },
};
