import { type Label, labelFor } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { known, openCase } from "./case.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";
import { formatLabel } from "./vocabulary.ts";

/** Title and facts for baskets, mails and tickets: book and size, then pages, paper, cover and what was chosen. */
export function describe(configuration: PhotobookConfiguration, release: Release): ProductDescription {
  const { book, paper, lamination, refinement, endPaper } = openCase(configuration, release);
  const { pageCount, quantity, giftBox, format } = configuration;
  const chosen: readonly (Label | null)[] = [
    labelFor("book.pages", { n: pageCount }),
    labelFor("photobook.paper", { paper: { key: known(paper, "paper").label } }),
    { key: known(lamination, "lamination").label },
    refinement ? { key: refinement.label } : null,
    endPaper && configuration.endPaper ? labelFor("photobook.end-paper", { paper: { key: endPaper.label } }) : null,
    giftBox ? labelFor("photobook.gift-box") : null,
    quantity > 1 ? labelFor("photobook.quantity", { quantity }) : null,
  ];
  return {
    title: labelFor("photobook.title", { book: { key: known(book, "book").label }, size: formatLabel(format) }),
    facts: chosen.filter((label) => label !== null),
  };
}
