import { counted } from "../../../core/counted.ts";

const workingDays = counted("de", { one: "# Werktag", other: "# Werktage" });

export const de = {
  terms: "AGB",
  privacy: "Datenschutz",
  imprint: "Impressum",
  contact: "Kontakt",
  withdrawal: "Widerruf",
  delivery: "Versand und Zahlung",
  navigation: "Rechtliches",
  imprintPage: {
    description:
      "Wer hinter Passepartout steht: Anbieter und Anschrift, Vertretung, Registereintrag und Umsatzsteuer-Nummer, dazu E-Mail und Telefon für deine Fragen.",
    lead: "Wer diesen Shop betreibt. Angaben nach § 5 DDG.",
    seller: "Anbieter",
    contact: "Kontakt",
    email: "E-Mail:",
    phone: "Telefon:",
    managingDirectors: "Vertreten durch",
    register: "Registereintrag",
    vatId: "Umsatzsteuer-Identifikationsnummer",
    more: "Alle Wege zu uns stehen unter ",
  },
  contactPage: {
    description:
      "So erreichst du Passepartout: E-Mail, Telefon und Postanschrift, und was wir zu deiner Bestellung wissen müssen, damit wir gleich helfen können.",
    lead: "Schreib uns oder ruf an.",
    post: "Post",
    orderTitle: "Zu deiner Bestellung",
    order: "Nenne die Bestellnummer; sie steht in der Bestätigung. Kam etwas beschädigt an, schick ein Foto mit.",
    cancel:
      "Stornieren kannst du selbst, bis die Fertigung beginnt: auf der Seite deiner Bestellung, zu der die Bestätigung führt.",
  },
  withdrawalPage: {
    description:
      "Was du zurückgeben kannst und was nicht: fertige Waren, Stücke mit deinen Fotos, die Frist, das Formular und wie es Schritt für Schritt geht.",
    lead: "Was du zurückgeben kannst, was nicht, und wie es geht.",
    onlineTitle: "Vertrag online widerrufen",
    online:
      "Auf der Seite deiner Bestellung steht der Knopf „Vertrag widerrufen“, solange die Frist läuft. Zur Seite führt der Link „Bestellung ansehen“ in der Bestätigung, die du per E-Mail bekommen hast. Hast du ein Konto, dann findest du sie auch dort: ",
    onlineLink: "Deine Bestellungen",
    send: "Schick es an ",
    more: "Willst du eine Bestellung stornieren, bevor wir sie fertigen, oder kam etwas beschädigt an, dann steht unter ",
    moreAfter: ", wie das geht.",
  },
  deliveryPage: {
    description:
      "Was der Versand kostet, wie lange er dauert und ab wann er kostenlos ist, für jedes Land, in das wir liefern. Dazu alle Arten zu bezahlen.",
    lead: "Was der Versand kostet, wie lange er dauert und wie du bezahlst.",
    to: (country: string) => `Versand: ${country}`,
    size: "Größe",
    standard: "Standard",
    none: "nicht möglich",
    free: (amount: string) =>
      `Ab ${amount} Warenwert sind Brief und Paket kostenlos, auch an einen Abholpunkt; Express nicht.`,
    freeWithoutPickup: (amount: string) => `Ab ${amount} Warenwert sind Brief und Paket kostenlos; Express nicht.`,
    transit: (standard: string, express: string) => `Unterwegs: Standard ${standard}, Express ${express}.`,
    days: (min: number, max: number) => (min === max ? workingDays(min) : `${min} bis ${workingDays(max)}`),
    elsewhereTitle: "In andere Länder",
    elsewhere: "In andere Länder als die hier genannten liefert dieser Shop nicht.",
    rulesTitle: "So wird gerechnet",
    rules: "Der Versand wird je Bestellung einmal berechnet, nach dem größten Stück darin.",
    arrival:
      "Zu den Tagen unterwegs kommt die Fertigung. Wann es bei dir ist, steht auf der Seite des Produkts und an der Kasse.",
    paymentTitle: "Bezahlen",
    payment: "Du bezahlst beim Bestellen. An der Kasse wählst du aus:",
  },
  termsPage: {
    title: "Allgemeine Geschäfts\u00adbedingungen",
    description:
      "Was bei einer Bestellung gilt, in klaren Worten: Vertrag, Preise und Versand, Widerruf, deine Bilder und was wir tun, wenn etwas nicht stimmt.",
    lead: "Was gilt, wenn du bei uns bestellst, in sechs Absätzen.",
    sections: [
      {
        title: "Vertrag",
        text: "Mit dem Knopf an der Kasse bestellst du verbindlich. Der Vertrag kommt zustande, wenn wir deine Zahlung erhalten und die Bestellung per E-Mail bestätigt haben. Den Vertragstext findest du in dieser E-Mail und auf der Seite deiner Bestellung.",
      },
      {
        title: "Preise und Versand",
        text: "Preise enthalten die Mehrwertsteuer des Landes, in das wir liefern; in den Vereinigten Staaten kommt die Steuer hinzu. Der Versand wird je Bestellung einmal berechnet und an der Kasse vor dem Bestellen genannt. Die Ware bleibt unser Eigentum, bis sie bezahlt ist.",
      },
      {
        title: "Ändern und stornieren",
        text: "60 Minuten lang nach dem Bestellen fangen wir nicht an. So lange, und danach bis zum Beginn der Fertigung, kannst du auf der Seite deiner Bestellung kostenlos stornieren.",
      },
      {
        title: "Widerruf",
        text: "Ware, die nach deinen Angaben gefertigt wird, etwa mit deinem Foto oder in deinem Maß, ist vom Widerruf ausgenommen (§ 312g Abs. 2 Nr. 1 BGB). Fertige Ware, zum Beispiel einen Rahmen ohne Bild, kannst du binnen 14 Tagen nach Erhalt ohne Gründe zurückgeben. Belehrung und Formular stehen auf der Seite „Widerruf“ und in der Bestätigung deiner Bestellung.",
      },
      {
        title: "Deine Bilder",
        text: "Du brauchst die Rechte an den Bildern, die du hochlädst. Wir verwenden sie allein, um deine Bestellung zu fertigen.",
      },
      {
        title: "Wenn etwas nicht stimmt",
        text: "Kommt etwas beschädigt oder anders als bestellt, schreib uns mit einem Foto. Es gelten die gesetzlichen Rechte bei Mängeln; wir fertigen neu oder geben das Geld zurück.",
      },
    ],
  },
  privacyPage: {
    title: "Datenschutz",
    description:
      "Was wir von dir speichern, wofür und wie lange: beim Stöbern, mit deinen Fotos, bei einer Bestellung und im Konto. Mit der Liste aller Cookies.",
    lead: "Was wir von dir speichern, wozu, und wie lange.",
    sections: [
      {
        title: "Beim Stöbern",
        text: "Nichts, was sagt, wer du bist, und ohne deine Zustimmung keine Zählung. Ein zufälliger Wert sorgt dafür, dass du von einer Seite immer dieselbe Fassung siehst. Erst wenn du etwas gestaltest oder in den Warenkorb legst, setzen wir ein technisch nötiges Cookie, damit es bei dir bleibt. Es verfolgt dich nicht und wird mit niemandem geteilt.",
      },
      {
        title: "Deine Fotos und Gestaltungen",
        text: "Sie liegen auf unseren Servern und sind nur mit deinem Browser oder deinem Konto erreichbar. Aus allem, was wir weitergeben, entfernen wir den Aufnahmeort.",
      },
      {
        title: "Beim Bestellen",
        text: "E-Mail und Adressen brauchen wir, um die Bestellung zu fertigen, zu liefern und die gesetzlichen Aufzeichnungen zu führen. Der Paketdienst erhält die Lieferadresse, der Zahlungsdienst den Betrag und deine E-Mail. Kartendaten sehen wir nie.",
      },
      {
        title: "In deinem Konto",
        text: "Name, E-Mail und ein Passwort, das wir nur als Prüfwert speichern.",
      },
      {
        title: "Deine Rechte",
        text: "Du kannst Auskunft, Berichtigung und Löschung verlangen. Rechnungen müssen wir nach dem Gesetz aufbewahren, alles andere löschen wir.",
      },
    ],
  },
};
