import { longSide, shortSide } from "../../core/measure.ts";
import { gramsOf, inBox, inMailer, type Piece } from "../../core/piece.ts";
import type { ProductionFacts } from "../kind.ts";
import { NONE } from "../none.ts";
import { type Case, known, openCase } from "./case.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { mostCreep, sheetsOf } from "./design/creep.ts";
import { photobookKey } from "./photobook-key.ts";
import type { Release } from "./release.ts";
import { hasSpineText, spineOf, thicknessOf } from "./spine.ts";

/** Days, pieces to pack and legal facts of all copies together. The configuration must be possible. */
export function production(configuration: PhotobookConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const book = known(one.book, "book");
  const pieces = [pieceOf(one)];
  return {
    productionDays: book.days,
    weightGrams: gramsOf(pieces),
    pieces,
    // Made to the customer's specification (catalogue facts, section 13, CJEU C-529/19).
    withdrawalRight: false,
    taxClass: book.taxClass,
    ticket: ticketOf(one),
  };
}

/** A book in its gift box never travels in a mailer. */
function pieceOf(one: Case): Piece {
  const { format, pageCount, quantity, giftBox } = one.configuration;
  const leaf = known(one.paper, "paper").gramsPerM2;
  const perM2 = (pageCount / 2) * leaf + 2 * known(one.cover, "cover").gramsPerM2;
  return {
    count: quantity,
    micrograms: perM2 * format.width * format.height,
    thickness: thicknessOf(one),
    long: longSide(format),
    short: shortSide(format),
    wrap: giftBox ? inBox : { ...inMailer, depth: one.release.mailer },
  };
}

/**
 * The kind's part of the ticket: millimetres, pages and keys; spine and creep of the innermost sheet in micrometres.
 */
function ticketOf(one: Case): Readonly<Record<string, unknown>> {
  const { configuration, release } = one;
  const { format, pageCount, paper, binding, refinement, quantity, giftBox } = configuration;
  const { bleed, safe, gutter } = release.sheet;
  const { key: cover, turnIn, joint } = known(one.cover, "cover");
  return {
    key: photobookKey(configuration),
    format,
    bleed,
    safe,
    gutter: gutter[binding] ?? 0,
    pages: pageCount,
    paper,
    binding,
    cover: { key: cover, lamination: configuration.coverLamination, turnIn, joint },
    creep: mostCreep(one),
    sheets: sheetsOf(one),
    spine: { width: spineOf(one), text: hasSpineText(one) },
    refinement: refinement === NONE ? null : { key: refinement, on: "cover" },
    endPaper: one.endPaper ? { key: one.endPaper.key, colour: one.endPaper.colour, sheets: 2 } : null,
    giftBox,
    quantity,
  };
}
