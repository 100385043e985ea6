import type { Format } from "../../core/measure.ts";
import type { KindThemes, ThemeGoods } from "../offer.ts";
import { usualPaper, usualPunching } from "./case.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { formatOf } from "./offered-format.ts";
import { cardOrientation } from "./orientation.ts";
import { defaultQuantity } from "./quantity.ts";
import type { Release } from "./release.ts";
import type { Card, Guestbook } from "./release-parts.ts";
import type { ThemeAspectRatio, ThemeProduct } from "./theme-filters.ts";
import { NO_REFINEMENT, readRefinement } from "./vocabulary.ts";

/** A theme's filter value for products of the catalogue, by their labels. */
const productOfLabel: Readonly<Record<string, ThemeProduct>> = {
  "card.flat": "flat",
  "card.folded": "folded",
  "card.trifold": "trifold",
  "card.pocketfold": "pocketfold",
  "card.booklet": "booklet",
  "card.church-booklet": "church-booklet",
  "cat.newspaper": "newspaper",
  "card.mini": "mini",
  "card.tent": "tent",
  "kind.guestbook": "guestbook",
  "cat.notebook": "notebook",
  "cat.friends": "friends-book",
  "cat.condolence": "condolence-book",
};

/** From this length for its height on, a card is a long one: DIN lang, not A6. */
const LONG = 2;

function ratioOf({ width, height }: Format): ThemeAspectRatio {
  return width >= LONG * height ? "long" : cardOrientation({ width, height });
}

/** A theme's product for a card, by its creases; for a book a guestbook. */
const productOf = (one: Card | Guestbook): ThemeProduct =>
  productOfLabel[one.label] ?? ("cents" in one ? "guestbook" : one.sheet.panels.length === 1 ? "flat" : "folded");

/** A theme is drawn for this thing, and where books are for occasions, for this book's. */
const suits = ({ products, aspectRatios, categories }: ThemeGoods, one: Card | Guestbook): boolean =>
  products.includes(productOf(one)) &&
  aspectRatios.includes(ratioOf(one.size)) &&
  (!("cents" in one) || one.categories.some((category) => categories.includes(category)));

/** Card themes as offered: in each size and fold, in the usual quantity and with the foil they are drawn with. */
export const themes: KindThemes<CardConfiguration, Release> = {
  parameter: "themeId",
  formats(theme, release, { unit }) {
    const usual = release.defaultCard[unit];
    return [...release.cards, ...release.guestbooks]
      .filter((one) => suits(theme, one))
      .toSorted((one, other) => Number(other.key === usual) - Number(one.key === usual))
      .map((one) => {
        const configuration = plainly(theme, release, "cents" in one);
        const group = productOf(one);
        return {
          ...formatOf(configuration, one, one.key === usual),
          group,
          groupLabel: { key: `theme.product.${group}` },
          pieces: configuration.quantity,
        };
      });
  },
};

/** Nothing chosen but the theme. Books have no foil to choose. */
const plainly = ({ id, refinement }: ThemeGoods, release: Release, isBook: boolean): CardConfiguration => ({
  themeId: id,
  designId: null,
  card: "",
  category: null,
  occasion: null,
  tag: null,
  quantity: isBook ? 1 : defaultQuantity,
  isSample: false,
  paper: usualPaper(release),
  punching: usualPunching(release),
  refinementType: isBook ? NO_REFINEMENT : (readRefinement(refinement) ?? NO_REFINEMENT),
  bow: null,
  ribbon: null,
  ribbonColor: null,
  screw: null,
  standard: null,
  accessories: [],
});
