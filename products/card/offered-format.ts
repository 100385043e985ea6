import { type Label, labelFor } from "../../core/labels.ts";
import { orientationOf } from "../../core/measure.ts";
import type { OfferedFormat } from "../offer.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Card, Guestbook } from "./release-parts.ts";

/** A card's size and fold, or a book, as something to choose. */
export function formatOf(
  choice: CardConfiguration,
  one: Card | Guestbook,
  initial: boolean,
): OfferedFormat<CardConfiguration> {
  const { key, label, size } = one;
  const thing = { key: label };
  const pages = pagesOf(one);
  return {
    value: key,
    label: pages ? labelFor("offer.sized-pages", { thing, size, pages }) : labelFor("card.sized", { thing, size }),
    chosen: key === choice.card,
    configuration: { ...choice, card: key },
    size,
    group: orientationOf(size),
    groupLabel: { key: `fmt.${orientationOf(size)}` },
    initial,
  };
}

/** Bound products are identified by their pages, cards are not. */
const pagesOf = (one: Card | Guestbook): Label | null =>
  "cents" in one || one.binding === "stapled" ? labelFor("book.pages", { n: one.pages }) : null;
