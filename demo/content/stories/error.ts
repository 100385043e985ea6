import { block, picture, type StoryText, t, to, toStory } from "../write.ts";

/** Shown instead of every page that does not exist. */
export const error: StoryText = {
  slug: "error",
  enSlug: "error",
  name: t("Nicht gefunden", "Not found"),
  title: t("Hier hängt nichts | Passepartout", "Nothing hangs here | Passepartout"),
  description: t("Diese Seite gibt es nicht.", "This page does not exist."),
  teaser: [
    block("teaser", {
      headline: t("Hier hängt nichts", "Nothing hangs here"),
      text: t(
        "Die Seite gibt es nicht, oder sie ist umgezogen. Von hier kommst du weiter.",
        "This page does not exist, or it has moved. From here you can go on.",
      ),
      picture: picture("frames-aluminium"),
      look: "beside",
      level: "1",
      buttons: [
        block("button", {
          text: t("Zur Startseite", "To the home page"),
          link: to("/", "/"),
          colour: "blue",
          style: "primary",
        }),
        block("button", {
          text: t("Zur Hilfe", "Get help"),
          link: toStory("hilfe"),
          colour: "black",
          style: "primary-ghost",
        }),
      ],
    }),
  ],
  body: [
    block("sub-teasers", {
      headline: t("Oder gleich hierhin", "Or straight here"),
      items: [
        block("sub-teaser", {
          headline: t("Leinwand", "Canvas prints"),
          text: t("Dein Foto auf Gewebe, fertig gespannt.", "Your photo on woven cloth, ready stretched."),
          picture: picture("canvas-trio"),
          link: to("/leinwanddruck", "/canvas-prints"),
        }),
        block("sub-teaser", {
          headline: t("Poster mit Rahmen", "Framed posters"),
          text: t("Holz oder Aluminium, auf den Zentimeter.", "Wood or aluminium, to the centimetre."),
          picture: picture("room-hero"),
          link: to("/poster-mit-rahmen", "/framed-posters"),
        }),
        block("sub-teaser", {
          headline: t("Kartendesigns", "Card designs"),
          text: t("Für jede Gelegenheit, mit deinen Worten.", "For every occasion, in your words."),
          picture: picture("card-folded"),
          link: to("/karten-designen", "/karten-designen"),
        }),
      ],
    }),
  ],
};
