import { type Locale, languageOf } from "../../../core/locale.ts";
import type { TestOutcome } from "../contract.ts";

interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly toPay: string;
  readonly choose: string;
  readonly back: string;
  readonly decided: string;
  readonly closed: string;
  readonly outcomes: Readonly<Record<TestOutcome, { readonly name: string; readonly hint: string }>>;
}

const de: PageTexts = {
  title: "Testzahlung",
  lead: "Hier fließt kein Geld. Wähle, wie die Zahlung ausgehen soll.",
  toPay: "Zu zahlen",
  choose: "Ausgang der Zahlung",
  back: "Zurück zur Bestellung",
  decided: "Diese Zahlung ist schon entschieden.",
  closed: "Hier kann nicht mehr bezahlt werden. Wie es weitergeht, steht bei deiner Bestellung.",
  outcomes: {
    paid: { name: "Bezahlt", hint: "Die Bestätigung kommt kurz nach deiner Rückkehr." },
    "paid-webhook-before-return": { name: "Bezahlt, Meldung zuerst", hint: "Der Shop weiß es, bevor du zurück bist." },
    "paid-webhook-twice": { name: "Bezahlt, Meldung doppelt", hint: "Dieselbe Bestätigung kommt zweimal." },
    "pending-then-paid": { name: "In Prüfung, dann bezahlt", hint: "Die Bank lässt sich fünf Sekunden Zeit." },
    declined: { name: "Abgelehnt", hint: "Die Bank lehnt ab. Du kannst es noch einmal versuchen." },
    cancelled: { name: "Abgebrochen", hint: "Du gehst zurück, ohne zu zahlen." },
  },
};

const en: PageTexts = {
  title: "Test payment",
  lead: "No money moves here. Choose how the payment should end.",
  toPay: "To pay",
  choose: "Outcome of the payment",
  back: "Back to your order",
  decided: "This payment is already decided.",
  closed: "This can no longer be paid here. Your order says how to go on.",
  outcomes: {
    paid: { name: "Paid", hint: "The confirmation arrives shortly after you return." },
    "paid-webhook-before-return": { name: "Paid, message first", hint: "The shop knows before you are back." },
    "paid-webhook-twice": { name: "Paid, message twice", hint: "The same confirmation arrives two times." },
    "pending-then-paid": { name: "Pending, then paid", hint: "The bank takes five seconds." },
    declined: { name: "Declined", hint: "The bank declines. You can try again." },
    cancelled: { name: "Cancelled", hint: "You go back without paying." },
  },
};

/** Texts of the payment page; languages without their own read English. */
export const pageTexts = (locale: Locale): PageTexts => (languageOf(locale) === "de" ? de : en);
