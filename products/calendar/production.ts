import { type PackedSize, packedSize, shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductionFacts } from "../kind.ts";
import { type Case, isNone, known, openCase } from "./case.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/** Cardboard around the product, both sides together (catalogue facts, section 11: 4 cm); a mailer keeps it flat. */
const CARDBOARD = 40;
const MAILER = 10;
/** Thicker piles travel in a box. */
const MAILER_UP_TO = 20;

/** Days, weight, parcel and legal facts of all pieces together. The configuration must be possible. */
export function production(configuration: CalendarConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const weightGrams = weightOf(one);
  const packed = packedOf(one);
  return {
    productionDays: known(one.type, "type").days,
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    // Made to the customer's specification (catalogue facts, section 13, CJEU C-529/19).
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: ticketOf(one),
  };
}

/** Printed sheets of one piece, cover included; without the back card. */
function leavesOf({ configuration, type }: Case): number {
  const { inside } = known(type, "type");
  return 1 + (inside.kind === "weeks" ? inside.pages / 2 : (configuration.months ?? 0));
}

const hasBackCard = ({ type }: Case): boolean => known(type, "type").inside.kind === "months";

function weightOf(one: Case): number {
  const { configuration, release } = one;
  const { width, height } = configuration.format;
  const perM2 =
    leavesOf(one) * known(one.paper, "paper").gramsPerM2 + (hasBackCard(one) ? release.backCard.gramsPerM2 : 0);
  const piece =
    (perM2 * width * height) / 1_000_000 + known(one.mounting, "mounting").grams + (one.accessory?.grams ?? 0);
  return Math.ceil(piece * configuration.amount - 1e-9);
}

/** Thickness of one piece in whole millimetres: its sheets or what holds or carries them, whichever is thicker. */
function thicknessOf(one: Case): number {
  const card = hasBackCard(one) ? one.release.backCard.calliperMicrometres : 0;
  const sheets = Math.ceil((leavesOf(one) * known(one.paper, "paper").calliperMicrometres + card) / 1000);
  return Math.max(sheets, known(one.mounting, "mounting").depth, one.accessory?.depth ?? 0);
}

function packedOf(one: Case): PackedSize {
  const { format, amount } = one.configuration;
  const pile = thicknessOf(one) * amount;
  const around = pile <= MAILER_UP_TO ? MAILER : CARDBOARD;
  return packedSize([format.width + CARDBOARD, format.height + CARDBOARD, pile + around]);
}

/** The kind's part of the production ticket: millimetres and keys. */
function ticketOf(one: Case): Readonly<Record<string, unknown>> {
  const { configuration, release } = one;
  const { format, refinement, startMonth, year, months, columns, amount } = configuration;
  const type = known(one.type, "type");
  const mounting = known(one.mounting, "mounting");
  return {
    type: type.key,
    format,
    bleed: release.sheet.bleed,
    safe: release.sheet.safe,
    pages: { cover: 1, inside: type.inside.kind === "weeks" ? type.inside.pages : months, backCard: hasBackCard(one) },
    starts: { month: startMonth, year },
    columns,
    paper: known(one.paper, "paper").key,
    refinement: isNone(refinement) ? null : { key: refinement, on: "cover" },
    mounting: { key: mounting.key, keepFree: mounting.keepFree, hole: mounting.hole },
    accessory: one.accessory ? { key: one.accessory.key, hides: one.accessory.hides } : null,
    amount,
  };
}
