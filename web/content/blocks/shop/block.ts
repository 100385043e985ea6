import { buttonColours } from "../../../../ui/button-paint.ts";
import { iconNames } from "../../../../ui/icons.ts";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { defineItem, headline, items, link, option, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { shopExample } from "./example.ts";

/** Chrome document, section 3, shop entry: text, link, color, icon. */
const shopEntry = defineItem({
  name: "shop-entry",
  title: t("Laden", "Shop"),
  fields: {
    text: text("Text", "Text", { required: true }),
    link: link("Link", "Link", { required: true }),
    icon: option(t("Zeichen", "Icon"), iconNames, { otherwise: "storefront" }),
    color: option(t("Farbe", "Colour"), buttonColours, { otherwise: "white" }),
  },
});

/** The shops beside this one. */
export const block = defineBlock({
  name: "shop",
  title: t("Unsere Läden", "Our shops"),
  palette: ["ways", 50],
  fields: { headline, items: items("Läden", "Shops", shopEntry, { required: true, atMost: 4 }) },
  example: shopExample,
});
export type Shop = BlockOf<typeof block>;
