import { block, rich, type StoryText, t, toStory } from "../write.ts";
import { moreGuides } from "./guides.ts";

export const help: StoryText = {
  slug: "hilfe",
  enSlug: "help",
  name: t("Hilfe", "Help"),
  title: t("Hilfe | Passepartout", "Help | Passepartout"),
  description: t(
    "Antworten zu Fotos, Bestellung, Lieferung und Rückgabe, und wie du uns erreichst.",
    "Answers about photos, orders, delivery and returns, and how to reach us.",
  ),
  robots: "index,follow",
  teaser: [
    block("teaser", {
      headline: t("Wobei dürfen wir helfen?", "How can we help?"),
      text: t("Die meisten Fragen sind in zwei Sätzen beantwortet.", "Most questions are answered in two sentences."),
      level: "1",
      buttons: [
        block("button", {
          text: t("Auflösung verstehen", "Understand resolution"),
          link: toStory("ratgeber/aufloesung"),
          colour: "cool-gray",
          style: "secondary",
        }),
      ],
    }),
  ],
  body: [
    block("text", {
      ground: "paper",
      text: rich(
        [
          "## Fotos",
          "### Welche Dateien nehmt ihr?",
          "JPEG, PNG, WebP, TIFF und HEIC, also alles, was Telefone und Kameras schreiben. Bricht das Hochladen ab, geht es an derselben Stelle weiter.",
          "### Sind meine Fotos sicher?",
          "Sie liegen bei uns und werden nur für deine Bestellung benutzt. Mehr steht unter [Datenschutz](/privacy).",
          "## Bestellung",
          "### Kann ich noch etwas ändern?",
          "Bis die Produktion beginnt, kannst du auf der Seite deiner Bestellung kostenlos stornieren und neu bestellen.",
          "### Kann ich etwas zurückgeben?",
          "Was nach deinem Foto gemacht wird, können wir nicht zurücknehmen. Rahmen ohne Foto in einem gelisteten Format schon: siehe [Widerruf](/withdrawal).",
        ],
        [
          "## Photos",
          "### Which files do you take?",
          "JPEG, PNG, WebP, TIFF and HEIC: everything that phones and cameras write. If an upload breaks off, it goes on where it stopped.",
          "### Are my photos safe?",
          "They stay with us and are used for your order only. More under [Privacy](/privacy).",
          "## Orders",
          "### Can I still change something?",
          "Until production begins you can cancel free of charge on the page of your order, and order anew.",
          "### Can I send something back?",
          "What is made from your photo we cannot take back. Frames without a photo in a listed size we can: see [Withdrawal](/withdrawal).",
        ],
      ),
    }),
    block("contact-form", {
      headline: t("Nicht dabei?", "Not here?"),
      text: t(
        "Schreib uns. Es antwortet jemand aus der Werkstatt, meistens am nächsten Werktag.",
        "Write to us. Somebody from the workshop answers, mostly on the next working day.",
      ),
    }),
    moreGuides("hilfe"),
  ],
};
