import { type Label, labelFor } from "../../../core/labels.ts";
import { offeredPage } from "../../offered-page.ts";
import { reductionsOn } from "../../reduction.ts";
import { check } from "../check.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { describe } from "../describe.ts";
import { choices } from "../offered-choices.ts";
import { production } from "../production.ts";
import { priceBefore, quote } from "../quote.ts";
import { readLink } from "../read-link.ts";
import type { Release } from "../release.ts";
import { writeLink } from "../write-link.ts";
import { isBook, isListed, nameOf, tabOf, thingOf } from "./formats.ts";
import { sample } from "./sample.ts";

const stops = [10, 25, 50, 75, 100, 150];

/** Cards, and books to write in, as `offer` lists them. */
const shown: Readonly<Record<string, { readonly fact: Label; readonly swatch: string }>> = {
  card: { fact: labelFor("fact.cards"), swatch: "/pictures/card-folded-480.webp" },
  guestbook: { fact: labelFor("fact.guestbooks"), swatch: "/pictures/guestbook-480.webp" },
};

/** The product page of cards: size and fold, foil, how many, paper and shape; and of the books beside them. */
export const page = offeredPage<CardConfiguration, Release>({
  sold: {
    key: "card",
    productType: "card",
    designerPath: "/configurator-card/",
    // A page is about the card, whatever else an address says.
    readLink: (query, release, shop) => readLink({ ...query, alone: null }, release, shop),
    writeLink,
    check,
    quote,
    reductionsOn,
    priceBefore,
    production,
    describe,
  },
  offer: choices,
  vocabulary: /^(acc|book|cal|calc|campaign|card|cat|cta|fact|fmt|kind|offer|quote|ref|refusal)\./,
  size: ({ card }, release) => thingOf(card, release)?.size ?? null,
  piece: ({ card }, release) => ({ type: isBook(card, release) ? "guestbook" : "card", framed: false }),
  typeLabel: ({ card }, release) => ({ key: thingOf(card, release)?.label ?? "kind.card" }),
  fact: (type) => shown[type]?.fact ?? null,
  swatch: (type) => shown[type]?.swatch ?? null,
  tab: tabOf,
  named: nameOf,
  listed: isListed,
  second: sample,
  sections(offered, { release }, { configuration }) {
    const legend = labelFor("offer.refinement");
    const pieces = labelFor("calc.pieces", { count: configuration.quantity });
    return [
      offered.types(labelFor("offer.type")),
      offered.formats(labelFor("calc.for", { what: pieces })),
      ...offered.picks("refinementType", { legend }),
      ...(isBook(configuration.card, release) ? [] : offered.ladder("quantity", stops)),
      ...offered.count("quantity"),
      offered.options(["refinementType"]),
    ];
  },
});
