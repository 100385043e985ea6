import { labelFor } from "../../core/labels.ts";
import { bodyOf, gramsOf, type Piece } from "../../core/piece.ts";
import type { ProductDescription, ProductionFacts } from "../kind.ts";
import { openCase } from "./check.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Days and weight of one box with its prints. The configuration must be possible. */
export function production(configuration: PhotoBoxConfiguration, release: Release): ProductionFacts {
  const { type, paper, box } = openCase(configuration, release);
  const { photoboxFormat: trim, tileCount } = configuration;
  const { bleed, safe, resolution, cardboard } = release;
  const { width, height, depth } = type.outside;
  const prints = trim.width * trim.height * paper.gramsPerM2 * tileCount;
  const micrograms = prints + (type.grams[box.key] ?? 0) * 1_000_000;
  const body = bodyOf([width, height, depth]);
  const pieces: readonly Piece[] = [{ count: 1, micrograms, ...body, wrap: { kind: "box", cardboard } }];
  return {
    productionDays: paper.days,
    weightGrams: gramsOf(pieces),
    pieces,
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      trim,
      bleed,
      safe,
      resolution,
      pages: tileCount,
      spine: null,
      type: type.key,
      quantityMax: configuration.photoboxQuantityMax,
      box: box.key,
      paper: paper.key,
    },
  };
}

/** Title and facts of the box for baskets, mails and tickets. */
export function describe(configuration: PhotoBoxConfiguration, release: Release): ProductDescription {
  const { type, paper, box } = openCase(configuration, release);
  const { photoboxFormat: size, photoboxQuantityMax: max, tileCount: count } = configuration;
  return {
    title: labelFor("box.title", { box: { key: type.label }, size, max }),
    facts: [
      labelFor("quote.option", { group: labelFor("card.paper"), value: { key: paper.label } }),
      { key: box.label },
      labelFor("box.prints", { count }),
    ],
  };
}
