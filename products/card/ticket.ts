import type { Format } from "../../core/measure.ts";
import type { RecipientsRef } from "../../design/recipients/recipient.ts";
import { plateOfRefinement } from "../refinement-plates.ts";
import { wantedAccessories } from "./accessories.ts";
import type { Case } from "./case.ts";
import { orderedEnvelope } from "./envelope/ordered-envelope.ts";
import { cardOrientation } from "./orientation.ts";
import { inlaySide, printedInlays } from "./printed-inlays.ts";
import type { Card } from "./release-parts.ts";

/** The kind's part of the production ticket: what the workshop needs besides the file, millimetres and keys. */
export function ticketOf(one: Case): Readonly<Record<string, unknown>> {
  const { card, guestbook, configuration, release } = one;
  const accessories = wantedAccessories(one).map(({ sku, quantity: pieces }) => ({ sku, quantity: pieces }));
  if (configuration.alone) return { alone: true, accessories };
  const product = card ?? guestbook;
  const { quantity, isSample, paper, punching, refinementType } = configuration;
  const envelope = orderedEnvelope(one);
  const inlays = printedInlays(one).map(({ colour: _, ...inlay }) => ({ ...inlay, role: inlaySide(inlay) }));
  const plate = plateOfRefinement(refinementType);
  const dieCut = release.punchings.find(({ key }) => key === punching)?.dieCut === true;
  return {
    card: configuration.card,
    guestbook: guestbook !== null,
    quantity,
    isSample,
    trim: product?.size ?? null,
    orientation: product ? cardOrientation(product.size) : null,
    bleed: release.print.bleed,
    safe: release.print.safe,
    pages: product?.pages ?? 0,
    spine: guestbook?.spine ?? null,
    sheet: card ? sheetOf(card) : null,
    paper: card ? paper : null,
    punching: card ? punching : null,
    plates: [...(plate ? [plate] : []), ...(dieCut ? ["CutContour"] : []), ...(isCreased(card) ? ["Crease"] : [])],
    ...(configuration.recipients ? { recipients: recipientsOnTicket(configuration.recipients, quantity) } : {}),
    ...(inlays.length > 0 ? { inlays } : {}),
    ...(envelope ? { envelope } : {}),
    accessories,
  };
}

/** Cards follow the list's order; further ones have no name. */
const recipientsOnTicket = ({ list, count }: RecipientsRef, quantity: number) => {
  const named = Math.min(count, quantity);
  return { list, named, blank: quantity - named };
};

const isCreased = (card: Card | null): boolean => card !== null && creasesOf(card).length > 0;

/** Distances of the creases from the sheet's left or top edge. */
function creasesOf({ sheet: { panels } }: Card): readonly number[] {
  return panels.slice(0, -1).map((_, i) => panels.slice(0, i + 1).reduce((sum, panel) => sum + panel, 0));
}

/** The open sheet before folding. */
function sheetOf(card: Card): { readonly size: Format; readonly along: string; readonly creases: readonly number[] } {
  const { along, panels } = card.sheet;
  const length = panels.reduce((sum, panel) => sum + panel, 0);
  return { size: { ...card.size, [along]: length }, along, creases: creasesOf(card) };
}
