import { longSide, shortSide } from "../../core/measure.ts";
import { gramsOf, inMailer, type Piece } from "../../core/piece.ts";
import type { PiecesByRecipient, ProductionFacts } from "../kind.ts";
import { accessoryPieces } from "./accessory-pieces.ts";
import { type Case, openCase } from "./case.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import type { Card } from "./release-parts.ts";
import { ticketOf } from "./ticket.ts";
import { NO_REFINEMENT } from "./vocabulary.ts";

/** Days, pieces to pack and legal facts of the whole quantity. The configuration must be possible. */
export function production(configuration: CardConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const pieces = [...(configuration.alone ? [] : [pieceOf(one)]), ...accessoryPieces(one)];
  return {
    productionDays: daysOf(one),
    weightGrams: gramsOf(pieces),
    pieces,
    recipients: byRecipient(configuration, pieces),
    // Accessories with the customer's own words are made to specification; those in stock are not.
    withdrawalRight: configuration.alone === true,
    taxClass: "printed-standard",
    ticket: ticketOf(one),
  };
}

/** A card each, and of what goes with it as many as there are for every card; what are fewer than guests comes home. */
function byRecipient(
  { recipients, quantity, isSample, alone }: CardConfiguration,
  pieces: readonly Piece[],
): PiecesByRecipient | undefined {
  if (!recipients || isSample || alone || quantity < recipients.count) return undefined;
  const eachOf = ({ count }: Piece) => Math.max(Math.floor(count / quantity), count >= recipients.count ? 1 : 0);
  return { printed: quantity, each: pieces.map((piece, place) => (place === 0 ? 1 : eachOf(piece))) };
}

function daysOf({ card, guestbook, configuration, release }: Case): number {
  if (configuration.alone) return release.accessoryDays;
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

function pieceOf(one: Case): Piece {
  const { card, guestbook, configuration } = one;
  const { width, height } = (card ?? guestbook)?.size ?? { width: 0, height: 0 };
  const leaves = card ? leavesOf(card) : 0;
  const body = guestbook
    ? { micrograms: guestbook.grams * 1_000_000, thickness: guestbook.thickness * 1000 }
    : {
        micrograms: width * height * leaves * paperOf(one).gramsPerM2,
        thickness: leaves * paperOf(one).micrometres,
      };
  const sides = { long: longSide({ width, height }), short: shortSide({ width, height }) };
  return { count: configuration.quantity, ...body, ...sides, wrap: inMailer };
}
