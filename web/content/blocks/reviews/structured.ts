import type { EmbeddedBlock } from "../../../reading/rich-text/rich-text-tree.ts";
import type { Reviews } from "./block.ts";

/**
 * Reviews of the seller as search engines read them. A sample is never among them: telling one as a customer's opinion
 * would be a lie.
 *
 * @returns null where customers wrote none
 */
export function structuredReviews(blocks: readonly EmbeddedBlock[]): { readonly review: readonly object[] } | null {
  const all = blocks.flatMap((block) =>
    block.component === "reviews" ? (block as EmbeddedBlock & Reviews).items : [],
  );
  const real = all.filter(({ source }) => source === "customer");
  if (real.length === 0) return null;
  return {
    review: real.map(({ title, text, authorName, stars, createdAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: authorName },
      reviewBody: text === "" ? title : text,
      ...(title !== "" && { name: title }),
      ...(createdAt !== "" && { datePublished: createdAt }),
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5 },
    })),
  };
}
