import { type PackedSize, packedSize, shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductionFacts } from "../kind.ts";
import { NONE } from "../none.ts";
import { type Case, known, openCase } from "./case.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { photobookKey } from "./photobook-key.ts";
import type { Release } from "./release.ts";
import { hasSpineText, spineOf, thicknessOf } from "./spine.ts";

/** Cardboard around the books, both sides together (catalogue facts, section 11: 4 cm). */
const CARDBOARD = 40;
/** Thicker piles travel in a box, not in a mailer. */
const MAILER_UP_TO = 20;

/** Days, weight, parcel and legal facts of all copies together. The configuration must be possible. */
export function production(configuration: PhotobookConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const book = known(one.book, "book");
  const weightGrams = weightOf(one);
  const packed = packedOf(one);
  return {
    productionDays: book.days,
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    // Made to the customer's specification (catalogue facts, section 13, CJEU C-529/19).
    withdrawalRight: false,
    taxClass: book.taxClass,
    ticket: ticketOf(one),
  };
}

function weightOf(one: Case): number {
  const { format, pageCount, quantity } = one.configuration;
  const leaf = known(one.paper, "paper").gramsPerM2;
  const perM2 = (pageCount / 2) * leaf + 2 * known(one.cover, "cover").gramsPerM2;
  return Math.ceil((perM2 * format.width * format.height * quantity) / 1_000_000 - 1e-9);
}

function packedOf(one: Case): PackedSize {
  const { format, quantity, giftBox } = one.configuration;
  const pile = Math.ceil((thicknessOf(one) * quantity) / 1000);
  const around = !giftBox && pile <= MAILER_UP_TO ? one.release.mailer : CARDBOARD;
  return packedSize([format.width + CARDBOARD, format.height + CARDBOARD, pile + around]);
}

/** The kind's part of the production ticket: millimetres, pages and keys; the spine in micrometres. */
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
    spine: { width: spineOf(one), text: hasSpineText(one) },
    refinement: refinement === NONE ? null : { key: refinement, on: "cover" },
    giftBox,
    quantity,
  };
}
