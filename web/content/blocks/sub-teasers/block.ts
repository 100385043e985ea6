import { z } from "zod";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { defineItem, headline, items, link, picture, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { subTeasersExample } from "./example.ts";

const subTeaser = defineItem({
  name: "sub-teaser",
  title: t("Weg", "Way"),
  fields: {
    headline: text("Überschrift", "Headline", { required: true }),
    text: text("Text", "Text"),
    picture: picture("Bild", "Picture"),
    link: link("Link", "Link", { required: true }),
  },
  parse: (fields) => fields.extend({ _uid: z.string() }),
});

/** Ways to other pages, side by side. */
export const block = defineBlock({
  name: "sub-teasers",
  title: t("Wege weiter", "Ways on"),
  palette: ["ways", 20],
  fields: { headline, items: items("Wege", "Ways", subTeaser, { required: true }) },
  example: subTeasersExample,
});
export type SubTeasers = BlockOf<typeof block>;
