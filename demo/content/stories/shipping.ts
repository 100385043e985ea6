import { block, picture, rich, type StoryText, t } from "../write.ts";
import { aboveGuides, moreGuides } from "./guides.ts";

export const shipping: StoryText = {
  slug: "ratgeber/versand",
  enSlug: "packing-and-delivery",
  name: t("Versand", "Delivery"),
  title: t("Versand: so kommt dein Bild an | Passepartout", "Delivery: how your picture arrives | Passepartout"),
  description: t(
    "Wie wir Bilder verpacken, wie wir den Tag der Lieferung berechnen, und was du tust, wenn etwas nicht stimmt.",
    "How we pack pictures, how we work out the day they arrive, and what to do if something is wrong.",
  ),
  robots: "index,follow",
  image: "room-canvas",
  above: aboveGuides,
  teaser: [
    block("teaser", {
      headline: t("So kommt es an", "How it arrives"),
      text: t(
        "Der Tag der Lieferung steht schon beim Preis. Hier steht, woher er kommt.",
        "The day it arrives stands beside the price. Here is where it comes from.",
      ),
      picture: picture("room-canvas"),
      look: "beside",
      level: "1",
      buttons: [],
    }),
  ],
  uspTeaser: [
    block("usp-teaser", {
      items: [
        block("usp", {
          icon: "check",
          headline: t("Tag genannt, nicht geschätzt", "A day named, not guessed"),
          text: t(
            "Produktion, Feiertage und Laufzeit sind eingerechnet.",
            "Production, holidays and transit are counted in.",
          ),
        }),
        block("usp", {
          icon: "photo-frame",
          headline: t("Ecken geschützt", "Corners protected"),
          text: t("Rahmen reisen in Formteilen aus Karton.", "Frames travel in moulded cardboard."),
        }),
        block("usp", {
          icon: "info",
          headline: t("Ein Paket, ein Preis", "One parcel, one charge"),
          text: t("Versand zahlst du einmal je Bestellung.", "Delivery is charged once an order."),
        }),
      ],
    }),
  ],
  body: [
    block("text", {
      ground: "paper",
      text: rich(
        [
          "## Wie der Tag entsteht",
          "Bestellst du bis mittags, beginnt die Arbeit am selben Werktag. Papier ist nach einem Tag fertig, Leinwand und Platten nach zweien, Acrylglas nach dreien; ein Rahmen braucht einen Tag mehr. Dann kommt die Laufzeit in dein Land dazu. Feiertage an beiden Enden zählen wir mit, und in den Wochen vor Weihnachten rechnen wir zwei Tage mehr.",
          "## Was es kostet",
          "Die Kosten hängen vom größten Stück ab, nicht von der Zahl der Stücke. Alle Länder und Beträge stehen unter [Versand und Zahlung](/delivery).",
        ],
        [
          "## How the day is found",
          "Order by noon and work begins the same working day. Paper is ready after one day, canvas and boards after two, acrylic after three; a frame takes one day more. Then comes the time on the way to your country. Holidays at both ends are counted, and in the weeks before Christmas we allow two days more.",
          "## What it costs",
          "The charge follows the largest piece, not the number of pieces. All countries and amounts are under [Delivery and payment](/delivery).",
        ],
      ),
    }),
    block("information", {
      headline: t("Etwas stimmt nicht?", "Something is wrong?"),
      tone: "plain",
      text: rich(
        [
          "Mach ein Foto von Bild und Verpackung und [schreib uns](/contact). Was auf dem Weg Schaden nahm, machen wir neu.",
        ],
        ["Take a photo of picture and packing and [write to us](/contact). What was damaged on the way we make anew."],
      ),
    }),
    moreGuides("ratgeber/versand"),
  ],
};
