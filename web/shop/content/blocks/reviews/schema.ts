import { z } from "zod";
import { type BlockReading, itemsField, linkField, neededText, optionField, textField } from "../../block-fields.ts";

const most = 12;

/** Chrome document, section 3, review. */
const review = z
  .object({
    /** By which the place where it was written knows it; "" where there is none. */
    id: textField,
    title: textField,
    text: neededText.max(600),
    authorName: neededText.max(60),
    stars: z.coerce.number().int().min(1).max(5),
    /** "" where it is not told; the protocol writes moments as `2026-11-30 23:59`, in UTC. */
    createdAt: textField.transform(momentOf),
    /** Only what a customer wrote is told to search engines; everything else is marked as a sample. */
    source: optionField(["sample", "customer"], "sample"),
  })
  // A text that only repeats the title is said once (chrome document, section 4).
  .transform((one) => ({ ...one, text: one.text === one.title ? "" : one.text }));
export type Review = z.output<typeof review> & {
  /** Where it was written; "" where nobody says. */
  readonly href: string;
};

const scored = z.coerce.number().min(1).max(5).nullable().catch(null);

/** What customers say, one beside the other (chrome document, section 3, review block). */
export const reviewsSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      subtitle: textField,
      items: itemsField(review, reading)
        .transform((items) => items.slice(0, most))
        .refine((items) => items.length > 0),
      scoreStars: scored,
      trustScore: scored,
      totalReviews: z.coerce.number().int().min(0).catch(0),
      reviewBaseLink: linkField(reading),
      companyLink: linkField(reading),
    })
    .transform(({ items, scoreStars, trustScore, reviewBaseLink, ...block }) => ({
      ...block,
      score: scoreStars === null ? null : { stars: scoreStars, trustScore: trustScore ?? scoreStars },
      items: items.map((one): Review => ({ ...one, href: hrefOf(reviewBaseLink?.href, one.id) })),
    }));
export type Reviews = z.output<ReturnType<typeof reviewsSchema>>;

const hrefOf = (base: string | undefined, id: string): string =>
  base === undefined || id === "" ? "" : `${base.replace(/\/$/, "")}/${encodeURIComponent(id)}`;

function momentOf(text: string): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) ? `${text.replace(" ", "T")}Z` : text);
  return text === "" || Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}
