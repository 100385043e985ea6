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
  body: [],
};
