import fc from "fast-check";
import { cardCategories } from "../../products/card/categories.ts";
import type { CardConfiguration } from "../../products/card/configuration-schema.ts";
import { cardQuantities } from "../../products/card/quantity.ts";
import { settle } from "../../products/card/settle.ts";
import { occasions, refinementTypes } from "../../products/card/vocabulary.ts";
import { demoCards } from "./cards.ts";

/** For property tests: whatever a link could ask for, sensible or not, and the possible cards among it. */
const { cards, guestbooks, papers, punchings, ribbons, envelopes, inlayPapers, articles } = demoCards;
const keyOf = ({ key }: { readonly key: string }): string => key;
const orNone = (...values: readonly string[]) => fc.constantFrom(...values, null, null);
const word = fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,12}$/), { nil: null });

const sizes = cards.flatMap(({ envelope, size }) => [...(envelope ? [envelope] : []), size]);
const sizeText = fc.constantFrom(...new Set(sizes.map(({ width, height }) => `${width}x${height}`)));
const sku = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...envelopes.subtypes.map(keyOf)),
      fc.constantFrom(...envelopes.colours.map(keyOf)),
      sizeText,
    )
    .map((parts) => `envelope-${parts.join("-")}`),
  fc.tuple(sizeText, fc.constantFrom(...inlayPapers.map(keyOf))).map((parts) => `inlay-${parts.join("-")}`),
  fc.constantFrom(...articles.map((article) => article.sku), "ribbon-jute-navy", "box-unknown"),
);
const accessories = fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 10_000 }) }), {
  maxLength: 4,
  selector: (one) => one.sku,
});

export const anyCard: fc.Arbitrary<CardConfiguration> = fc.record({
  themeId: word,
  designId: word,
  card: fc.constantFrom(...cards.map(keyOf), ...guestbooks.map(keyOf), "a6-quer-folded", "beer-mat"),
  category: fc.constantFrom(...cardCategories, null, null),
  occasion: fc.constantFrom(...occasions, null),
  tag: word,
  quantity: fc.oneof(fc.constantFrom(...cardQuantities), fc.constant(1), fc.integer({ min: 1, max: 6000 })),
  isSample: fc.constantFrom(false, false, false, true),
  paper: fc.constantFrom(...papers.map(keyOf), "matt", "matt", "glass"),
  punching: fc.constantFrom(...punchings.map(keyOf), "none", "none", "star"),
  refinementType: fc.constantFrom(...refinementTypes, "ohne"),
  bow: orNone("satin", "velvet"),
  ribbon: orNone(...ribbons.types.map(keyOf)),
  ribbonColor: orNone(...ribbons.colours.map(keyOf)),
  screw: orNone("fan-brass", "guestbook-silver"),
  standard: orNone("wax-seal", "tag"),
  accessories,
});

export const possibleCard = anyCard.map((wanted) => settle(wanted, demoCards, "a6-quer-folded").configuration);
