import { longSide, shortSide } from "../../core/measure.ts";
import { gramsOf, inMailer, type Piece } from "../../core/piece.ts";
import type { ProductionFacts } from "../kind.ts";
import { type Case, isNone, known, openCase } from "./case.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/** Days, pieces to pack and legal facts of all of them together. The configuration must be possible. */
export function production(configuration: CalendarConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const pieces = [pieceOf(one)];
  return {
    productionDays: known(one.type, "type").days,
    weightGrams: gramsOf(pieces),
    pieces,
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

function pieceOf(one: Case): Piece {
  const { format, amount } = one.configuration;
  return {
    count: amount,
    micrograms: microgramsOf(one),
    long: longSide(format),
    short: shortSide(format),
    thickness: thicknessOf(one) * 1000,
    wrap: inMailer,
  };
}

function microgramsOf(one: Case): number {
  const { configuration, release } = one;
  const { width, height } = configuration.format;
  const perM2 =
    leavesOf(one) * known(one.paper, "paper").gramsPerM2 + (hasBackCard(one) ? release.backCard.gramsPerM2 : 0);
  return perM2 * width * height + (known(one.mounting, "mounting").grams + (one.accessory?.grams ?? 0)) * 1_000_000;
}

/** Thickness of one piece in whole millimetres: its sheets or what holds or carries them, whichever is thicker. */
function thicknessOf(one: Case): number {
  const card = hasBackCard(one) ? one.release.backCard.calliperMicrometres : 0;
  const sheets = Math.ceil((leavesOf(one) * known(one.paper, "paper").calliperMicrometres + card) / 1000);
  return Math.max(sheets, known(one.mounting, "mounting").depth, one.accessory?.depth ?? 0);
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
