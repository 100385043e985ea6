import { labelFor } from "../../core/labels.ts";
import { longSide, shortSide } from "../../core/measure.ts";
import { gramsOf, type Piece } from "../../core/piece.ts";
import type { ProductDescription, ProductionFacts } from "../kind.ts";
import type { PileCase } from "./case.ts";
import { openCase } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { printCount } from "./piles.ts";
import type { Release } from "./release.ts";
import { resolutionOf } from "./resolution.ts";

/** Days and weight of all prints. The configuration must be possible. */
export function production(configuration: PhotoPrintConfiguration, release: Release): ProductionFacts {
  const { piles, border } = openCase(configuration, release);
  const { bleed, safe, mailer } = release;
  const trim = configuration.photoprintFormat;
  const pieces = piles.map((pile) => pieceOf(pile, mailer));
  return {
    productionDays: Math.max(...piles.map(({ paper }) => paper.days)),
    weightGrams: gramsOf(pieces),
    pieces,
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      trim,
      bleed,
      safe,
      resolution: resolutionOf(trim, release),
      pages: printCount(configuration),
      spine: null,
      paper: piles[0]?.paper.key,
      gramsPerM2: piles[0]?.paper.gramsPerM2,
      border: border.width,
      piles: piles.map(({ format, paper, quantity }) => ({ trim: format.size, paper: paper.key, prints: quantity })),
    },
  };
}

function pieceOf({ format: { size }, paper, quantity }: PileCase, mailer: number): Piece {
  return {
    count: quantity,
    micrograms: size.width * size.height * paper.gramsPerM2,
    long: longSide(size),
    short: shortSide(size),
    thickness: paper.thicknessMicrometres,
    wrap: { kind: "mailer", sides: mailer, depth: mailer },
  };
}

/** Title and facts of the prints for baskets, mails and tickets. */
export function describe(configuration: PhotoPrintConfiguration, release: Release): ProductDescription {
  const { piles, border } = openCase(configuration, release);
  const rim = border.width > 0 ? [{ key: border.label }] : [];
  const [first, ...others] = piles;
  if (first && others.length === 0) {
    const option = labelFor("quote.option", { group: labelFor("card.paper"), value: { key: first.paper.label } });
    return {
      title: labelFor("print.title", { count: first.quantity, size: first.format.size }),
      facts: [option, ...rim],
    };
  }
  const facts = piles.map(({ format: { size }, paper, quantity: count }) =>
    labelFor("print.pile", { count, size, paper: { key: paper.label } }),
  );
  return { title: labelFor("print.mixed", { count: printCount(configuration) }), facts: [...facts, ...rim] };
}
