import { type QueryParameters, queryText } from "../../core/query-string.ts";
import type { LinkContext, LinkReading, Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { readAccessorySku } from "./accessory-sku.ts";
import { aloneWith } from "./alone.ts";
import { usualPaper, usualPunching } from "./case.ts";
import { type CardCategory, categoryLabel, isCardCategory } from "./categories.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { cardName, MOST_ACCESSORIES, MOST_OF_ACCESSORY } from "./limits.ts";
import { defaultQuantity, readQuantity } from "./quantity.ts";
import type { Release } from "./release.ts";
import { settle } from "./settle.ts";
import { NO_REFINEMENT, occasions, readRefinement } from "./vocabulary.ts";

const isTrue = (text: string | null): boolean => text === "1" || text === "true";

/**
 * Reads a designer link (specification section 3, card designer), with accessories as `accessory[SKU]=quantity`, and
 * `alone` without a card. Unreadable or impossible parameters fall back with one notice each.
 */
export function readLink(
  query: QueryParameters,
  release: Release,
  { unit }: LinkContext,
): LinkReading<CardConfiguration> {
  const unread: Refusal[] = [];
  const read = readers(query, unread);
  const category = readCategory(read);
  const card = read.name("card") ?? usualCard(release, category, unit);
  const wanted: CardConfiguration = {
    themeId: read.name("themeId"),
    designId: read.name("designId"),
    card,
    category,
    occasion: read.as("occasion", (text) => occasions.find((one) => one === text) ?? null),
    tag: read.name("tag"),
    ...readPieces(query, read, release, card),
    paper: read.name("paper") ?? usualPaper(release),
    punching: read.name("punching") ?? usualPunching(release),
    refinementType: read.as("refinementType", readRefinement) ?? NO_REFINEMENT,
    bow: read.name("bow"),
    ribbon: read.name("ribbon"),
    ribbonColor: read.name("ribbonColor"),
    screw: read.name("screw"),
    standard: read.name("standard"),
    accessories: readAccessories(query, unread),
  };
  const alone = isTrue(queryText(query, "alone"));
  const asked = alone ? aloneWith(wanted, release, wanted.accessories) : wanted;
  const settled = settle(asked, release, usualCard(release, category, unit));
  return {
    configuration: settled.configuration,
    notices: [...unread, ...settled.notices],
    // There is nothing to design on what is bought without a card.
    addToCart: settled.configuration.alone === true || isTrue(queryText(query, "addToCart")),
  };
}

interface Readers {
  /** The parameter as `parse` understands it; null when it is missing, empty or, with a notice, not understood. */
  as<Value>(field: string, parse: (text: string) => Value | null, reason?: "quantity-unreadable"): Value | null;
  name(field: string): string | null;
}

function readers(query: QueryParameters, unread: Refusal[]): Readers {
  const as: Readers["as"] = (field, parse, reason) => {
    const text = queryText(query, field);
    if (text === null || text === "") return null;
    const value = parse(text);
    if (value === null) unread.push(refuse(field, reason ?? "value-unreadable", { value: text.slice(0, 60) }));
    return value;
  };
  return { as, name: (field) => as(field, (text) => (cardName.test(text) ? text : null)) };
}

function readCategory(read: Readers): CardCategory | null {
  return read.as("category", (text) => {
    const id = /^[1-9][0-9]?$/.test(text) ? Number(text) : 0;
    return isCardCategory(id) ? id : null;
  });
}

/** A guestbook's or newspaper's category means the first such product, any other category the usual card. */
function usualCard({ cards, guestbooks, defaultCard }: Release, category: CardCategory | null, unit: "cm" | "inch") {
  if (category === null) return defaultCard[unit];
  const { key: named } = categoryLabel(category);
  const thing =
    guestbooks.find(({ categories }) => categories.includes(category)) ?? cards.find(({ label }) => label === named);
  return thing?.key ?? defaultCard[unit];
}

function readPieces(query: QueryParameters, read: Readers, { guestbooks }: Release, card: string) {
  const usual = { quantity: guestbooks.some(({ key }) => key === card) ? 1 : defaultQuantity, isSample: false };
  const pieces = read.as("quantity", readQuantity, "quantity-unreadable") ?? usual;
  return isTrue(queryText(query, "isSample")) ? { quantity: 1, isSample: true } : pieces;
}

function readAccessories(query: QueryParameters, unread: Refusal[]): CardConfiguration["accessories"] {
  const { accessory } = query;
  if (accessory === undefined || accessory === null) return [];
  if (typeof accessory === "string" || Array.isArray(accessory)) {
    unread.push(refuse("accessories", "unreadable"));
    return [];
  }
  const list: CardConfiguration["accessories"] = [];
  for (const sku of Object.keys(accessory)) {
    const pieces = readQuantity(queryText(accessory as QueryParameters, sku) ?? "");
    const fits = list.length < MOST_ACCESSORIES && (pieces?.quantity ?? 0) <= MOST_OF_ACCESSORY;
    if (readAccessorySku(sku) && pieces && !pieces.isSample && fits) {
      list.push({ sku, quantity: pieces.quantity });
    } else unread.push(refuse(`accessories.${sku.slice(0, 60)}`, "value-unreadable", { value: sku.slice(0, 60) }));
  }
  return list;
}
