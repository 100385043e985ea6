import { type Label, labelFor } from "../../core/labels.ts";
import { sameFormat } from "../../core/measure.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { type Accessory, readAccessorySku, writeAccessorySku } from "./accessory-sku.ts";
import type { Case } from "./case.ts";
import { isPrintable } from "./envelope/printable-paper.ts";
import type { Release } from "./release.ts";
import type { Card } from "./release-parts.ts";

/** An accessory of the release. */
export interface KnownAccessory {
  readonly label: Label;
  /** Euro cents of one. */
  readonly cents: number;
  /** The extra price of the card's class comes on top. */
  readonly classPriced: boolean;
  /** Something is printed on it, so that it cannot be had without a design. */
  readonly printed: boolean;
  readonly printable?: boolean;
}

/** An accessory with the card it is made for; null for what suits every one. */
export interface FittingAccessory extends KnownAccessory {
  readonly madeFor: Card | null;
}

/** An accessory in the quantity it is ordered in. */
export interface WantedAccessory {
  readonly field: string;
  readonly sku: string;
  readonly quantity: number;
}

/** All accessories of a configuration: those of every card, and those ordered by SKU. Half a ribbon is none. */
export function wantedAccessories({ configuration }: Case): readonly WantedAccessory[] {
  const { bow, ribbon, ribbonColor, screw, standard, quantity, accessories } = configuration;
  const perCard: readonly (readonly [field: string, sku: string | null])[] = [
    ["bow", bow && `bow-${bow}`],
    ["ribbon", ribbon && ribbonColor && `ribbon-${ribbon}-${ribbonColor}`],
    ["screw", screw && `screw-${screw}`],
    ["standard", standard && `standard-${standard}`],
  ];
  return [
    ...perCard.flatMap(([field, sku]) => (sku ? [{ field, sku, quantity }] : [])),
    ...accessories.map((one) => ({ field: `accessories.${one.sku}`, ...one })),
  ];
}

/** The accessory behind a SKU as it goes with this card, or why it does not. */
export function accessoryFor(one: Case, { field, sku }: WantedAccessory): Outcome<FittingAccessory, Refusal> {
  const accessory = readAccessorySku(sku);
  const known = accessory && knownAccessory(accessory, one.release);
  if (!known) return failed(refuse(field, "sku-unknown", { sku }));
  if (known.printed && !known.printable) return failed(refuse(field, "printed-needs-light-paper"));
  if (one.configuration.alone && known.printed) return failed(refuse(field, "printed-needs-card"));
  if (accessory.type !== "envelope" && accessory.type !== "inlay") return done({ ...known, madeFor: null });
  const madeFor = takes(one.card, accessory)
    ? one.card
    : one.configuration.alone && firstCardFor(accessory, one.release);
  if (!madeFor) return failed(misfitOf(one, field, accessory));
  // An accessory that a card includes costs its price without a card.
  return done({ ...known, classPriced: known.classPriced || one.configuration.alone === true, madeFor });
}

type Sized = Extract<Accessory, { type: "envelope" | "inlay" }>;

/** Envelopes and inlays are made for one size; a card without envelope has neither. */
function takes(card: Card | null, { type, size }: Sized): card is Card {
  if (!card?.envelope || !card.priceClass) return false;
  return sameFormat(size, type === "envelope" ? card.envelope : card.size);
}

/** The first card of the catalogue that an envelope or inlay is made for. */
export const firstCardFor = (accessory: Sized, { cards }: Release): Card | null =>
  cards.find((card) => takes(card, accessory)) ?? null;

function misfitOf({ card, guestbook }: Case, field: string, accessory: Sized): Refusal {
  const label = card?.label ?? guestbook?.label ?? "kind.card";
  if (!card?.envelope || !card.priceClass) return refuse(field, "accessory-not-for-card", { card: { key: label } });
  const needed = accessory.type === "envelope" ? card.envelope : card.size;
  return refuse(field, "accessory-not-in-size", { size: needed });
}

function knownAccessory(accessory: Accessory, release: Release): KnownAccessory | null {
  switch (accessory.type) {
    case "envelope": {
      const subtype = release.envelopes.subtypes.find(({ key }) => key === accessory.subtype);
      const colour = release.envelopes.colours.find(({ key }) => key === accessory.colour);
      if (!subtype || !colour) return null;
      const params = { envelope: { key: subtype.label }, size: accessory.size, colour: { key: colour.label } };
      return {
        label: labelFor("card.envelope", params),
        cents: subtype.cents,
        classPriced: !colour.included,
        printed: subtype.prints.length > 0,
        printable: isPrintable(colour.paper),
      };
    }
    case "inlay": {
      const paper = release.inlayPapers.find(({ key }) => key === accessory.paper);
      if (!paper) return null;
      const label = labelFor("card.inlay", { size: accessory.size, paper: { key: paper.label } });
      const { cents, printed } = paper;
      return { label, cents, classPriced: true, printed, printable: isPrintable(paper.paper) };
    }
    case "ribbon": {
      const type = release.ribbons.types.find(({ key }) => key === accessory.ribbon);
      const colour = release.ribbons.colours.find(({ key }) => key === accessory.colour);
      if (!type || !colour) return null;
      const label = labelFor("card.coloured", { thing: { key: type.label }, colour: { key: colour.label } });
      return { label, cents: type.cents, classPriced: false, printed: false };
    }
    default:
      return knownArticle(writeAccessorySku(accessory), release);
  }
}

function knownArticle(sku: string, release: Release): KnownAccessory | null {
  const article = release.articles.find((one) => one.sku === sku);
  if (!article) return null;
  const { label, colour, length, cents } = article;
  const sized: Label = length
    ? labelFor("card.sized", { thing: { key: label }, size: { mm: length } })
    : { key: label };
  const named = colour ? labelFor("card.coloured", { thing: sized, colour: { key: colour } }) : sized;
  return { label: named, cents, classPriced: false, printed: false };
}
