import type { WithdrawalTexts } from "./withdrawal-texts.ts";

/**
 * The statutory model instruction and form (Anlagen 1 und 2 zu Artikel 246a EGBGB), in the shop's form of address.
 * `{contact}` and `{number}` are filled in.
 */
export const withdrawalDe: WithdrawalTexts = {
  personalised: {
    title: "Für dich gefertigte Ware",
    paragraphs: [
      "Ware, die nach deinen Angaben gefertigt wird, kannst du nicht widerrufen (Ausnahme des § 312g Abs. 2 Nr. 1 BGB für Waren nach Kundenspezifikation). Das gilt für jede Position mit deinem Bild oder deinem Maß.",
    ],
  },
  instruction: [
    {
      title: "Widerrufsbelehrung für fertige Ware",
      paragraphs: [
        "Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen hast oder hat.",
        "Um dein Widerrufsrecht auszuüben, musst du uns ({contact}) mit einer eindeutigen Erklärung, zum Beispiel einem Brief oder einer E-Mail, über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das Muster unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es, dass du die Mitteilung vor ihrem Ablauf absendest.",
      ],
    },
    {
      title: "Folgen des Widerrufs",
      paragraphs: [
        "Wenn du diesen Vertrag widerrufst, erstatten wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, wenn du eine andere als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Dafür verwenden wir dasselbe Zahlungsmittel, das du eingesetzt hast, und berechnen dir keine Entgelte.",
        "Wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder bis du nachgewiesen hast, dass du sie zurückgesandt hast, je nachdem, was früher ist. Du sendest die Ware unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem du uns über den Widerruf unterrichtest, an uns zurück. Du trägst die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückzuführen ist, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise der Ware nicht notwendig ist.",
      ],
    },
  ],
  online:
    "Du kannst dein Widerrufsrecht auch online ausüben: mit „Vertrag widerrufen“ auf der Seite deiner Bestellung, zu der die Bestätigung führt. Wenn du diese Online-Funktion nutzt, übermitteln wir dir unverzüglich auf einem dauerhaften Datenträger (per E-Mail) eine Eingangsbestätigung mit dem Inhalt deiner Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
  form: {
    title: "Muster-Widerrufsformular",
    paragraphs: [
      "An {contact}:\nHiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):\nBestellt am (*) / erhalten am (*):\nBestellnummer: {number}\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nUnterschrift (nur bei Mitteilung auf Papier):\nDatum:\n(*) Unzutreffendes streichen.",
    ],
  },
};
