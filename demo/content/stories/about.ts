import { block, picture, rich, type StoryText, t, to, toStory } from "../write.ts";

export const about: StoryText = {
  slug: "ueber-uns",
  enSlug: "about",
  name: t("Über uns", "About us"),
  title: t("Über uns | Passepartout", "About us | Passepartout"),
  description: t(
    "Wer hier druckt, rahmt und prüft, und nach welchen drei Regeln wir arbeiten.",
    "Who prints, frames and checks here, and the three rules we work by.",
  ),
  robots: "index,follow",
  image: "prints-sorted",
  teaser: [
    block("teaser", {
      headline: t("Eine Werkstatt, die man fragen kann", "A workshop you can ask"),
      text: t(
        "Wir drucken, rahmen und prüfen unter einem Dach. Was du am Bildschirm siehst, ist das, was wir drucken.",
        "We print, frame and check under one roof. What you see on the screen is what we print.",
      ),
      picture: picture("prints-sorted"),
      look: "beside",
      level: "1",
      buttons: [
        block("button", {
          text: t("Ratgeber lesen", "Read the guides"),
          link: toStory("ratgeber/"),
          colour: "black",
          style: "primary-ghost",
        }),
      ],
    }),
  ],
  body: [
    block("text", {
      ground: "paper",
      text: rich(
        [
          "## Drei Regeln",
          "### Der Preis steht vorn",
          "Mit Mehrwertsteuer, mit Versand, mit dem Tag der Lieferung. Ein eigenes Format kostet keinen Aufschlag: Alle Größen folgen derselben Formel aus Fläche und Umfang.",
          "### Gesehen ist gedruckt",
          "Deine Gestaltung wird einmal berechnet. Aus derselben Rechnung entstehen das Bild auf deinem Schirm und die Datei für die Maschine. Vor dem Druck vergleichen wir beide.",
          "### Erst prüfen, dann drucken",
          "Ist ein Foto zu klein für sein Format, sagen wir es, bevor du bestellst.",
        ],
        [
          "## Three rules",
          "### The price comes first",
          "With delivery and with the day it arrives. A size of your own costs nothing extra: all sizes follow one formula of area and edge.",
          "### What you see is printed",
          "Your design is worked out once. From the same working come the picture on your screen and the file for the machine. Before we print, we compare the two.",
          "### Check first, then print",
          "If a photo is too small for its size, we say so before you order.",
        ],
      ),
    }),
    block("photo-block", {
      photos: [
        block("photo", {
          picture: picture("room-hero"),
          caption: t(
            "Segelboot, Oktober. Poster mit Passepartout in Eiche.",
            "Sailing boat, October. Poster with a mount in oak.",
          ),
        }),
      ],
    }),
    block("button", {
      text: t("Bild gestalten", "Design a picture"),
      link: to("/poster-mit-rahmen", "/framed-posters"),
      colour: "blue",
      style: "primary",
    }),
  ],
};
