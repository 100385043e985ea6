import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { filter, linkToAll, someDesigns } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { bookDesigns, noDesigns } from "../../designs.ts";
import { photobookOverviewExample } from "./example.ts";

/** The component of the content service is about this kind. */
const kind = "photobook";

/** Looks of photobooks of one category (specification's number; empty: of all), and what books cost from. */
export const block = defineBlock({
  name: "photobook-overview",
  title: t("Fotobücher", "Photobooks"),
  palette: ["goods", 40],
  fields: {
    headline,
    text: lead,
    category: filter(
      "Kategorie",
      "Category",
      t("Nummer der Kategorie; ohne Angabe alle.", "Number of the category; without one, all."),
    ),
    amount: someDesigns,
    link: linkToAll,
  },
  load: {
    start: { designs: noDesigns },
    async ask({ category, amount, link }, { api, shop }) {
      const designs = await bookDesigns(api, { shop, kind, amount, link }, category);
      return designs && { designs };
    },
    offers: () => ({ kinds: [kind] }),
  },
  example: photobookOverviewExample,
});
