import { counted } from "../../../core/counted.ts";
import type { OrderState } from "../../../services/orders/contract.ts";

const states: Record<OrderState, string> = {
  placed: "Bestellt",
  paid: "Bezahlt",
  "files-checked": "Druckdaten geprüft",
  "in-production": "In der Werkstatt",
  shipped: "Unterwegs zu dir",
  delivered: "Zugestellt",
  cancelled: "Storniert",
  complaint: "Reklamation angenommen",
};

export const de = {
  title: "Deine Bestellung",
  number: (number: string) => `Bestellung ${number}`,
  loading: "Deine Bestellung wird geladen",
  withoutScripts:
    "Die Seite deiner Bestellung wird nur für dich geladen und braucht dafür JavaScript. Alles Wichtige steht auch in der Bestätigung, die du per E-Mail bekommst.",

  phases: {
    checking: {
      title: "Wir fragen nach deiner Zahlung",
      text: "Das dauert meist nur einen Augenblick.",
    },
    unpaid: {
      title: "Bestellt, aber noch nicht bezahlt",
      text: "Wir fangen an, sobald die Zahlung da ist. Was du bestellt hast, bleibt so lange für dich reserviert.",
    },
    pending: {
      title: "Deine Bank prüft noch",
      text: "Das kann ein paar Minuten dauern, manchmal länger. Du kannst die Seite schließen: Sobald die Zahlung da ist, schreiben wir dir.",
    },
    declined: {
      title: "Die Zahlung wurde abgelehnt",
      text: "Es wurde nichts abgebucht, und deine Bestellung ist noch da. Versuche es noch einmal oder nimm eine andere Zahlungsart.",
    },
    "payment-cancelled": {
      title: "Die Zahlung wurde abgebrochen",
      text: "Es wurde nichts abgebucht, und deine Bestellung ist noch da. Du kannst jetzt bezahlen oder später über den Link zu dieser Seite.",
    },
    paid: {
      title: "Danke, das ist bestellt",
      text: "Deine Zahlung ist da.",
    },
    "in-production": {
      title: "Deine Bestellung ist in der Werkstatt",
      text: "Sie wird gerade gedruckt, gerahmt und geprüft.",
    },
    shipped: {
      title: "Deine Bestellung ist unterwegs",
      text: "Die Sendungsnummer steht in der E-Mail, die wir dir geschrieben haben.",
    },
    delivered: {
      title: "Deine Bestellung ist da",
      text: "Wir wünschen dir viel Freude damit.",
    },
    cancelled: {
      title: "Die Bestellung ist storniert",
      text: "Es wird nichts gefertigt.",
    },
    complaint: {
      title: "Wir kümmern uns darum",
      text: "Deine Reklamation ist angenommen, wir melden uns per E-Mail.",
    },
  },
  /** An order of gift vouchers alone, when the last of their mails was written. */
  mailed: {
    title: "Dein Gutschein ist unterwegs",
    text: "Er kommt mit einer eigenen E-Mail, mit Code und PDF zum Ausdrucken.",
  },
  refunds: {
    requested: (sum: string) => `${sum} gehen an dich zurück, auf demselben Weg, auf dem du bezahlt hast.`,
    pending: (sum: string) => `${sum} sind auf dem Weg zurück zu dir. Je nach Bank dauert das einige Tage.`,
    succeeded: (sum: string, day: string) => `${sum} haben wir dir am ${day} zurückgezahlt.`,
    failed: (sum: string) => `Die Rückzahlung von ${sum} ging nicht durch. Wir kümmern uns darum und schreiben dir.`,
  },
  refund: "Was du bezahlt hast, bekommst du auf demselben Weg zurück.",
  mail: (email: string) => `Die Bestätigung ist unterwegs an ${email}.`,
  asked: (time: string) => `Zuletzt nachgefragt um ${time}, wir fragen von selbst weiter.`,

  reasons: {
    found: "Deine Bestellung war schon angekommen, nur die Antwort ging unterwegs verloren. Es gibt sie genau einmal.",
    "already-ordered":
      "Diesen Warenkorb hattest du schon bestellt, vielleicht in einem anderen Tab. Hier ist die Bestellung; es gibt sie genau einmal.",
    "payment-unavailable":
      "Die Bestellung steht, aber die Bezahlseite war gerade nicht zu erreichen. Versuche es gleich noch einmal.",
  },

  pay: (amount: string) => `${amount} bezahlen`,
  paying: "Bezahlseite wird geöffnet",
  cancel: "Bestellung stornieren",
  cancelUntil: (time: string) => `Bis ${time} kannst du kostenlos stornieren. Vorher fangen wir nicht an.`,
  cancelStill: "Solange die Fertigung nicht begonnen hat, kannst du noch stornieren.",
  cancelTitle: (number: string) => `Bestellung ${number} stornieren?`,
  /** Of gift vouchers alone. */
  cancelUnmailed: "Solange der Gutschein nicht verschickt ist, kannst du kostenlos stornieren.",
  cancelGiftText: "Der Gutschein gilt dann nicht und wird nicht verschickt. Zurückholen lässt sich das nicht.",
  cancelText: "Es wird dann nichts gefertigt und nichts geliefert. Zurückholen lässt sich das nicht.",
  cancelConfirm: "Ja, stornieren",
  cancelling: "Wird storniert",
  keep: "Behalten",
  lookAt: "Ansehen",
  lookAtOf: (title: string) => `${title} ansehen`,
  close: "Schließen",
  withdraw: "Vertrag widerrufen",
  withdrawAlways: "Fertige Ware kannst du bis 14 Tage nach dem Erhalt widerrufen.",
  withdrawUntil: (day: string) => `Fertige Ware kannst du bis ${day} widerrufen.`,
  withdrawTitle: "Vertrag widerrufen",
  withdrawText: "Hiermit widerrufe ich den Vertrag über den Kauf der ausgewählten Waren.",
  withdrawLines: "Das gebe ich zurück",
  withdrawPersonalised: "Für dich gefertigt, deshalb vom Widerruf ausgenommen",
  withdrawSpent: "Vom Gutschein ist schon etwas eingelöst",
  withdrawSpentText:
    "Vom Gutschein ist schon etwas eingelöst, deshalb lässt sich sein Kauf hier nicht mehr widerrufen. Schreib uns, wenn du es trotzdem möchtest: Dann entscheiden wir gemeinsam.",
  withdrawnAlready: "Schon widerrufen",
  withdrawNoLines: "Wähle aus, was du zurückgibst.",
  withdrawName: "Name",
  withdrawNoName: "Schreib deinen Namen auf.",
  withdrawEmail: "E-Mail für die Eingangsbestätigung",
  withdrawEmailHint: "Dorthin schicken wir sofort, was du erklärt hast, mit Datum und Uhrzeit.",
  withdrawNoEmail: "Schreib eine E-Mail-Adresse auf, zum Beispiel lena@beispiel.de.",
  withdrawConfirm: "Widerruf bestätigen",
  withdrawing: "Wird gesendet",
  withdrawKeep: "Abbrechen",
  withdrawn: (moment: string) => `Dein Widerruf ist am ${moment} angekommen`,
  withdrawnNext: (email: string) =>
    `Die Eingangsbestätigung ist unterwegs an ${email}. Darin steht, wohin du die Ware schickst. Das Geld bekommst du auf demselben Weg zurück, auf dem du bezahlt hast.`,

  history: "Verlauf",
  states,
  earliest: (day: string) => `Frühestens am ${day}.`,
  afterPayment: "Wenn die Zahlung heute noch ankommt; sonst rechnen wir ab dem Tag der Zahlung.",
  /** What goes straight to people of a list. */
  parcels: {
    title: "Direkt verschickt",
    progress: (count: number, shipped: number) =>
      counted("de", { one: `Eine Sendung, ${shipped} unterwegs`, other: `# Sendungen, ${shipped} unterwegs` })(count),
    arrival: (day: string) => `Bis ${day} bei den Empfängern.`,
    pieces: counted("de", { one: "ein Stück", other: "# Stück" }),
    states: { waiting: "wird vorbereitet", shipped: "unterwegs", delivered: "zugestellt", returned: "kam zurück" },
    tracking: (number: string) => `Sendungsnummer ${number}`,
    refunded: (sum: string) => `${sum} zurückgezahlt`,
    erased: "Adresse gelöscht",
    show: "Alle anzeigen",
    failed: "Die Sendungen lassen sich gerade nicht laden.",
  },
  shippingAddress: "Lieferung an",
  billingAddress: "Rechnung an",
  sameAddress: "Dieselbe Adresse",
  payment: "Zahlung",
  paymentStates: {
    open: "offen",
    pending: "in Prüfung",
    paid: "bezahlt",
    declined: "abgelehnt",
    cancelled: "abgebrochen",
    expired: "abgelaufen",
  },

  sequel: {
    lead: "Ein neuer Entwurf entsteht. Was du bestellt hast, bleibt, wie es ist.",
    photos: "Fotos",
    photoChoices: { kept: "Behalten", left: "Neue Fotos, Plätze leer" },
    make: "Entwurf anlegen",
    making: "Wird angelegt",
    elsewhere: "Dieser Entwurf gehört zu einem anderen Konto oder Gerät. Melde dich an und versuche es noch einmal.",
    failed: "Der Entwurf ließ sich nicht anlegen. Es hat sich nichts geändert, versuche es gleich noch einmal.",
  },

  notFound: "Diese Bestellung gibt es nicht",
  notFoundText:
    "Der Link ist nicht vollständig, oder die Bestellung gehört zu einem anderen Konto. Öffne ihn noch einmal aus der E-Mail, oder melde dich an.",
  failed: "Die Bestellung lässt sich gerade nicht laden",
  offline: "Keine Verbindung",
  failedText: "Sie ist gespeichert, es ist nichts verloren.",
  tryAgain: "Noch einmal versuchen",
  toHome: "Zur Startseite",
  problem: {
    "not-payable": "Zu bezahlen ist gerade nichts. Die Seite zeigt jetzt den neuesten Stand.",
    "vouchers-used":
      "Diese Bestellung war nicht rechtzeitig bezahlt, und ihr Code oder Gutschein ist inzwischen anderswo eingelöst. Storniere sie und bestelle neu.",
    "not-cancellable": "Stornieren geht nicht mehr, die Fertigung hat begonnen.",
    "withdrawal-over":
      "Die Frist für den Widerruf ist nach unserer Rechnung vorbei. Kam die Ware später an, dann schreib uns.",
    "withdrawal-not-offered": "Hier lässt sich nichts mehr widerrufen. Die Seite zeigt jetzt den neuesten Stand.",
    "already-withdrawn": "Das hast du schon widerrufen.",
    "voucher-spent":
      "Vom Gutschein ist schon etwas eingelöst, deshalb lässt sich sein Kauf hier nicht mehr widerrufen. Es hat sich nichts geändert. Schreib uns, wenn du es trotzdem möchtest.",
    "line-personalised": "Für dich gefertigte Ware ist vom Widerruf ausgenommen.",
    "payment-provider-unavailable": "Die Bezahlseite ist gerade nicht zu erreichen. Versuche es gleich noch einmal.",
    offline: "Keine Verbindung. Es hat sich nichts geändert, versuche es noch einmal.",
    failed: "Das hat nicht geklappt, und das liegt an uns. Versuche es gleich noch einmal.",
  },
};
