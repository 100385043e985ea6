import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { defineItem, items, picture, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { photoBlockExample } from "./example.ts";

const photo = defineItem({
  name: "photo",
  title: t("Bild", "Picture"),
  fields: { picture: picture("Bild", "Picture", { required: true }), caption: text("Bildunterschrift", "Caption") },
});

/** One picture, or up to three side by side, each with what is seen. */
export const block = defineBlock({
  name: "photo-block",
  title: t("Bilder nebeneinander", "Pictures side by side"),
  palette: ["words", 80],
  fields: { photos: items("Bilder", "Pictures", photo, { required: true, atMost: 3 }) },
  example: photoBlockExample,
});
export type PhotoBlock = BlockOf<typeof block>;
