import { iconNames } from "../../../../ui/icons.ts";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { defineItem, items, option, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { uspTeaserExample } from "./example.ts";

const usp = defineItem({
  name: "usp",
  title: t("Grund", "Reason"),
  fields: {
    headline: text("Überschrift", "Headline", { required: true }),
    text: text("Text", "Text"),
    icon: option(t("Zeichen", "Icon"), iconNames, { otherwise: "check" }),
  },
});

/** Why here: up to four short reasons in one row. */
export const block = defineBlock({
  name: "usp-teaser",
  title: t("Gründe", "Reasons"),
  palette: ["ways", 40],
  fields: { items: items("Gründe", "Reasons", usp, { required: true, atMost: 4 }) },
  example: uspTeaserExample,
});
export type UspTeaser = BlockOf<typeof block>;
