import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { filter, linkToAll, someDesigns } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { calendarDesigns, noDesigns } from "../../designs.ts";
import { calendarExample } from "./example.ts";

/** The component of the content service is about this kind. */
const kind = "calendar";

/** Looks of calendars of one type (`wandkalender`; empty: of all), and what they cost from. */
export const block = defineBlock({
  name: "calendar",
  title: t("Kalender", "Calendars"),
  palette: ["goods", 20],
  fields: {
    headline,
    text: lead,
    calendarType: filter(
      "Art",
      "Type",
      t("wandkalender, familienplaner, …; ohne Angabe alle.", "wandkalender, familienplaner, …; without one, all."),
    ),
    amount: someDesigns,
    link: linkToAll,
  },
  load: {
    start: { designs: noDesigns },
    async ask({ calendarType, amount, link }, { api, shop }) {
      const designs = await calendarDesigns(api, { shop, kind, amount, link }, calendarType);
      return designs && { designs };
    },
    offers: () => ({ kinds: [kind] }),
  },
  example: calendarExample,
});
