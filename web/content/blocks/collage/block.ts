import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { filter, linkToAll, someDesigns } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { collageDesigns, noDesigns } from "../../designs.ts";
import { collageExample } from "./example.ts";

/** The component of the content service is about this kind. */
const kind = "collage";

/** Layouts of collages of one shape (`heart`; empty: of all), and what collages cost from. */
export const block = defineBlock({
  name: "collage",
  title: t("Collagen", "Collages"),
  palette: ["goods", 30],
  fields: {
    headline,
    text: lead,
    shape: filter("Form", "Shape", t("heart, …; ohne Angabe alle.", "heart, …; without one, all.")),
    amount: someDesigns,
    link: linkToAll,
  },
  load: {
    start: { designs: noDesigns },
    async ask({ shape, amount, link }, { api, shop }) {
      const designs = await collageDesigns(api, { shop, kind, amount, link }, shape);
      return designs && { designs };
    },
    offers: () => ({ kinds: [kind] }),
  },
  example: collageExample,
});
