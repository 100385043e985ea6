/** A review (chrome document, section 3). */
export interface Review {
  /** By which the place where it was written knows it; "" where there is none. */
  readonly id: string;
  readonly title: string;
  /** "" where it only repeats the title. */
  readonly text: string;
  readonly authorName: string;
  /** 1 to 5. */
  readonly stars: number;
  /** ISO 8601; "" where it is unknown. */
  readonly createdAt: string;
  readonly source: "customer" | "sample";
  /** Where it was written; "" where nobody says. */
  readonly href: string;
}

/** What customers say of the shop, as editors wrote it. */
export interface ReviewsContent {
  readonly headline: string;
  readonly subtitle: string;
  readonly items: readonly Review[];
  /** Of all reviews, each from 1 to 5; null where there is none. */
  readonly score: { readonly stars: number; readonly trustScore: number } | null;
  /** How many there are, as read beside the stars; "" where nobody says. */
  readonly total: string;
  /** Where all of them are. */
  readonly companyLink: { readonly href: string; readonly rel?: string; readonly target?: "_blank" } | null;
}
