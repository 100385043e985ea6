import { type Label, labelFor } from "../../../core/labels.ts";
import { paperName } from "../../../core/named-format.ts";
import type { PageSetup } from "../../kind-page.ts";
import type { OfferedFormat } from "../../offer.ts";
import { plainLabel } from "../../offer.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";
import type { Card, Guestbook } from "../release-parts.ts";
import { soldIn } from "../sold-in.ts";

type Offered = OfferedFormat<CardConfiguration>;

/** The card or book of that key. */
export const thingOf = (key: string, { cards, guestbooks }: Release): Card | Guestbook | undefined =>
  cards.find((one) => one.key === key) ?? guestbooks.find((one) => one.key === key);

export const isBook = (key: string, { guestbooks }: Release): boolean => guestbooks.some((one) => one.key === key);

/** Cards stand beside those that fold alike, books beside those bound alike. */
export function tabOf({ value }: Offered, release: Release): { readonly key: string; readonly label: Label } {
  const thing = thingOf(value, release);
  const key = !thing ? "kind.card" : thing.label === "kind.guestbook" ? thing.binding : thing.label;
  return { key, label: { key } };
}

/** Bound products are named by their pages, cards by their paper. */
export function nameOf({ value, size }: Offered, release: Release): Label | undefined {
  const thing = thingOf(value, release);
  if (thing && ("cents" in thing || thing.binding === "stapled")) return labelFor("book.pages", { n: thing.pages });
  const paper = paperName(size);
  return paper ? plainLabel(paper) : undefined;
}

/** A chosen format stays listed wherever it is sold. */
export const isListed = ({ value, chosen }: Offered, { release, shop }: PageSetup<Release>): boolean =>
  chosen || soldIn(shop.unit, value, release);
