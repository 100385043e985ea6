import type { EmbeddedBlock } from "../../rich-text/rich-text-tree.ts";
import type { Reviews } from "./schema.ts";

/** Reviews as search engines read them; none where customers wrote none. A sample is never among them. */
export function structuredReviews(blocks: readonly EmbeddedBlock[], origin: string): object | null {
  const all = blocks.flatMap((block) =>
    block.component === "reviews" ? (block as EmbeddedBlock & Reviews).items : [],
  );
  const real = all.filter(({ source }) => source === "customer");
  if (real.length === 0) return null;
  return {
    ...{ "@context": "https://schema.org", "@type": "Organization", name: "Passepartout", url: `${origin}/` },
    review: real.map(({ title, text, name, stars, date }) => ({
      "@type": "Review",
      ...{ author: { "@type": "Person", name }, reviewBody: text === "" ? title : text },
      ...(title !== "" && { name: title }),
      ...(date !== "" && { datePublished: date }),
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5 },
    })),
  };
}
