import type { Format } from "../../core/measure.ts";
import { type PackedSize, packedSize, shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductionFacts } from "../kind.ts";
import { type Case, openCase } from "./case.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import type { Card } from "./release-parts.ts";
import { ticketOf } from "./ticket.ts";
import { NO_REFINEMENT } from "./vocabulary.ts";

/** Days, weight, parcel and legal facts of the whole quantity. The configuration must be possible. */
export function production(configuration: CardConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const weightGrams = weightOf(one);
  const packed = packedOf(one);
  return {
    productionDays: daysOf(one),
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    // Printed with the customer's own words: made to specification.
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: ticketOf(one),
  };
}

function daysOf({ card, guestbook, configuration, release }: Case): number {
  if (configuration.isSample) return release.sample.days;
  const days = card?.days ?? guestbook?.days ?? 0;
  return configuration.refinementType === NO_REFINEMENT ? days : Math.max(days, release.refinement.days);
}

const paperOf = ({ configuration, release }: Case) => {
  const paper = release.papers.find(({ key }) => key === configuration.paper);
  if (!paper) throw new Error(`release ${release.release} has no paper "${configuration.paper}"`);
  return paper;
};

/** A sheet of paper the size of the closed card has two pages; each insert is one more. */
const leavesOf = ({ pages, inserts }: Card): number => Math.ceil(pages / 2) + inserts;

function weightOf(one: Case): number {
  const { card, guestbook, configuration } = one;
  if (guestbook) return guestbook.grams * configuration.quantity;
  if (!card) return 0;
  const squareMetres = (card.size.width * card.size.height) / 1_000_000;
  return Math.ceil(squareMetres * leavesOf(card) * paperOf(one).gramsPerM2 * configuration.quantity - 1e-9);
}

/** Cardboard around the goods, both sides together, and a mailer's own thickness (catalogue facts, section 11). */
const CARDBOARD = 40;
const MAILER = 10;
const THICKEST_MAILER = 20;
const HIGHEST_STACK = 150;

/** Cards lie in stacks side by side; a few of them go into a mailer. */
function packedOf(one: Case): PackedSize {
  const { card, guestbook, configuration } = one;
  const size = (card ?? guestbook)?.size ?? { width: 0, height: 0 };
  const each = guestbook ? guestbook.thickness : card ? (leavesOf(card) * paperOf(one).micrometres) / 1000 : 0;
  const height = Math.ceil(each * configuration.quantity);
  if (height <= THICKEST_MAILER) {
    return packedSize([size.width + CARDBOARD, size.height + CARDBOARD, height + MAILER]);
  }
  const base = sideBySide(size, Math.ceil(height / HIGHEST_STACK));
  return packedSize([base.width + CARDBOARD, base.height + CARDBOARD, Math.min(height, HIGHEST_STACK) + CARDBOARD]);
}

function sideBySide({ width, height }: Format, stacks: number): Format {
  const columns = Math.ceil(Math.sqrt(stacks));
  return { width: width * columns, height: height * Math.ceil(stacks / columns) };
}
