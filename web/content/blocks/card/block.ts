import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { filter, someDesigns } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { cardDesigns, noDesigns } from "../../designs.ts";
import { cardExample } from "./example.ts";

/** The component of the content service is about this kind. */
const kind = "card";

/** Card designs of an occasion, a style or a colour; filters as the list of designs has them, empty: any. */
export const block = defineBlock({
  name: "card",
  title: t("Karten", "Cards"),
  palette: ["goods", 10],
  fields: {
    headline,
    text: lead,
    amount: someDesigns,
    occasion: filter(
      "Anlass",
      "Occasion",
      t("wedding, birth, …; ohne Angabe alle.", "wedding, birth, …; without one, all."),
    ),
    category: filter("Art der Karte", "Kind of card"),
    style: filter("Stil", "Style"),
    color: filter("Farbe", "Colour"),
    product: filter("Produkt", "Product"),
  },
  load: {
    start: { designs: noDesigns },
    async ask({ amount, occasion, category, style, color, product }, { api, shop }) {
      const chosen = Object.entries({ occasion, category, style, color, product }).filter(([, value]) => value !== "");
      const filters = Object.fromEntries(chosen.map(([name, value]) => [name, [value]]));
      const designs = await cardDesigns(api, { shop, kind, amount, link: null }, filters);
      return designs && { designs };
    },
    offers: () => ({ kinds: [kind] }),
  },
  example: cardExample,
});
