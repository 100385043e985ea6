import type { BlockWords } from "./block-words.de.ts";

export const en: BlockWords = {
  allDesigns: (total) => `See all ${total} designs`,
  designsOf: (count) => (count === 1 ? "1 design" : `${count} designs`),
  extraPages: "Price by number of pages",
  choose: "See and choose",
  pages: (pages) => `${pages} pages`,
  validTo: (day) => `Valid until ${day}.`,
  chooseVoucher: "Make a voucher",
  amounts: "Popular amounts",
  ownAmount: (least, most) => `Or an amount of your own from ${least} to ${most}.`,
  play: (title) => `Watch ${title} at its provider (new window)`,
  previous: "Back",
  next: "Next",
  reviews: "Reviews",
  stars: (stars) => `${stars} of 5 stars`,
  sampleReview: "Sample",
  sampleReviews: "Reviews marked as sample are example texts and not opinions of customers.",
  samplePictures: "Pictures marked as sample were made in our studio.",
  call: "Call",
  write: "Write an email",
  toContact: "All ways to reach us",
};
