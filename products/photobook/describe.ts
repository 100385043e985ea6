import type { Label } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { known, openCase } from "./case.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/** Title and facts for baskets, mails and tickets: book and size, then pages, paper, cover and what was chosen. */
export function describe(configuration: PhotobookConfiguration, release: Release): ProductDescription {
  const { book, paper, lamination, refinement } = openCase(configuration, release);
  const { pageCount, quantity, giftBox, format } = configuration;
  const chosen: readonly (Label | null)[] = [
    { key: "book.pages", params: { n: pageCount } },
    { key: "photobook.paper", params: { paper: { key: known(paper, "paper").label } } },
    { key: known(lamination, "lamination").label },
    refinement ? { key: refinement.label } : null,
    giftBox ? { key: "photobook.gift-box" } : null,
    quantity > 1 ? { key: "photobook.quantity", params: { quantity } } : null,
  ];
  return {
    title: { key: "photobook.title", params: { book: { key: known(book, "book").label }, size: format } },
    facts: chosen.filter((label) => label !== null),
  };
}
