import { gramsOf } from "../../core/piece.ts";
import type { ProductionFacts } from "../kind.ts";
import { type Case, openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { piecesOf } from "./packing.ts";
import type { Release } from "./release.ts";
import { ticketOf } from "./ticket.ts";

/** Days, pieces to pack and legal facts of one piece. The configuration must be possible. */
export function production(configuration: PhotoFrameConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const { material, frame } = one;
  const pieces = piecesOf(one);
  return {
    productionDays: (material?.days ?? 0) + (frame ? release.frames.extraDays : 0),
    weightGrams: gramsOf(pieces),
    pieces,
    withdrawalRight: isStockFrame(one),
    taxClass: "printed-standard",
    ticket: ticketOf(one),
  };
}

/**
 * A frame without photo in a stock or listed size can be sold again, so it can be returned; one of a custom size is
 * made to specification (catalogue facts, sections 4 and 13, CJEU C-529/19).
 */
const isStockFrame = ({ material, frame, configuration, prepared }: Case): boolean =>
  material === null && frame !== null && (frame.made.kind === "ready" || prepared.isListed(configuration.format));
