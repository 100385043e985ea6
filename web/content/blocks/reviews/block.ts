import { z } from "zod";
import { countedReviews } from "../../../frame/reviews/counted-reviews.ts";
import { neededText, textField } from "../../../reading/fields/block-fields.ts";
import { momentOf } from "../../../reading/values/moment-field.ts";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { defineItem, headline, items, key, link, longText, moment, option, readAs, text } from "../../define/fields.ts";
import { number } from "../../define/form-fields.ts";
import { t } from "../../define/office-words.ts";
import { sourceField } from "../../define/source-field.ts";
import { reviewsExample } from "./example.ts";

/** Chrome document, section 3, review. */
const review = defineItem({
  name: "review",
  title: t("Bewertung", "Review"),
  fields: {
    /** By which the place where it was written knows it; "" where there is none. */
    id: key("Kennung beim Anbieter", "Id at the provider"),
    title: text("Titel", "Title"),
    text: readAs(longText("Text", "Text", { required: true, most: 600 }), () => neededText.max(600)),
    authorName: readAs(text("Name", "Name", { required: true, most: 60 }), () => neededText.max(60)),
    stars: readAs(option(t("Sterne", "Stars"), ["5", "4", "3", "2", "1"], { required: true }), () =>
      z.coerce.number().int().min(1).max(5),
    ),
    /** ISO 8601; "" where it is not told. */
    createdAt: readAs(moment("Geschrieben am", "Written on"), () =>
      textField.transform((written) => momentOf(written)?.toISOString() ?? ""),
    ),
    source: sourceField,
  },
  // A text that only repeats the title is said once (chrome document, section 4).
  parse: (fields) => fields.transform((one) => ({ ...one, text: one.text === one.title ? "" : one.text })),
});

const scored = () => z.coerce.number().min(1).max(5).nullable().catch(null);
const score = { pattern: "[1-5](\\.\\d)?" };

/** What customers say, one beside the other (chrome document, section 3, review block). */
export const block = defineBlock({
  name: "reviews",
  title: t("Bewertungen", "Reviews"),
  palette: ["people", 40],
  fields: {
    headline,
    subtitle: text("Text darunter", "Text below it"),
    items: items("Bewertungen", "Reviews", review, { required: true, atMost: 12 }),
    scoreStars: readAs(key("Sterne aller Bewertungen", "Stars of all reviews", score), scored),
    trustScore: readAs(
      key("Note aller Bewertungen", "Score of all reviews", {
        ...score,
        hint: t("Als 4.6; ohne Angabe die Sterne.", "As 4.6; without any the stars."),
      }),
      scored,
    ),
    totalReviews: readAs({ form: number(t("Zahl aller Bewertungen", "Number of all reviews"), [0, 10_000_000]) }, () =>
      z.coerce.number().int().min(0).catch(0),
    ),
    reviewBaseLink: link("Wo jede Bewertung steht", "Where each review stands", {
      hint: t("Davor; die Kennung folgt.", "In front; the id follows."),
    }),
    companyLink: link("Alle Bewertungen", "All reviews"),
  },
  parse: (fields, { locale }) =>
    fields.transform(({ items: written, scoreStars, trustScore, totalReviews, reviewBaseLink, ...read }) => ({
      ...read,
      // As read beside the stars; "" where nobody says how many there are.
      total: totalReviews === 0 ? "" : countedReviews(totalReviews, locale),
      score: scoreStars === null ? null : { stars: scoreStars, trustScore: trustScore ?? scoreStars },
      // Where each was written; "" where nobody says.
      items: written.map((one) => ({ ...one, href: hrefOf(reviewBaseLink?.href, one.id) })),
    })),
  example: reviewsExample,
});
export type Reviews = BlockOf<typeof block>;

const hrefOf = (base: string | undefined, id: string): string =>
  base === undefined || id === "" ? "" : `${base.replace(/\/$/, "")}/${encodeURIComponent(id)}`;
