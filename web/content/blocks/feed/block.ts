import { defineBlock } from "../../define/define-block.ts";
import { amount, headline, lead, option } from "../../define/fields.ts";
import { linkToAll } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { bookDesigns, calendarDesigns, cardDesigns, collageDesigns, noDesigns } from "../../designs.ts";
import { feedExample } from "./example.ts";

const readers = { calendar: calendarDesigns, collage: collageDesigns, photobook: bookDesigns };

/** More articles of one kind than its own blocks show: the most popular first, of cards also the newest. */
export const block = defineBlock({
  name: "feed",
  title: t("Designs, viele auf einmal", "Designs, many at once"),
  palette: ["goods", 50],
  fields: {
    headline,
    text: lead,
    kind: option(t("Was", "What"), [
      ["card", t("Karten", "Cards")],
      ["calendar", t("Kalender", "Calendars")],
      ["collage", t("Collagen", "Collages")],
      ["photobook", t("Fotobücher", "Photobooks")],
    ]),
    sort: option(t("Reihenfolge von Karten", "Order of cards"), [
      ["popularity", t("Beliebteste zuerst", "Most popular first")],
      ["created", t("Neueste zuerst", "Newest first")],
    ]),
    amount: amount(24, 60),
    link: linkToAll,
  },
  load: {
    start: { designs: noDesigns },
    async ask({ kind, sort, amount: most, link }, { api, shop }) {
      const asked = { shop, kind, amount: most, link };
      const designs = await (kind === "card" ? cardDesigns(api, asked, {}, sort) : readers[kind](api, asked, ""));
      return designs && { designs };
    },
    offers: ({ kind }) => ({ kinds: [kind] }),
  },
  example: feedExample,
});
