import { labelFor } from "../../core/labels.ts";
import { longSide, shortSide } from "../../core/measure.ts";
import { packedSize, shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductDescription, ProductionFacts } from "../kind.ts";
import type { PileCase } from "./case.ts";
import { openCase } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { printCount } from "./piles.ts";
import type { Release } from "./release.ts";
import { resolutionOf } from "./resolution.ts";

/** Days, weight and parcel of all prints, sizes on top of each other. The configuration must be possible. */
export function production(configuration: PhotoPrintConfiguration, release: Release): ProductionFacts {
  const { piles, border } = openCase(configuration, release);
  const { bleed, safe, mailer } = release;
  const trim = configuration.photoprintFormat;
  const weightGrams = Math.ceil(sum(piles.map((pile) => sheetArea(pile) * pile.paper.gramsPerM2)) / 1_000_000);
  const stack = sum(piles.map(({ paper, quantity }) => Math.ceil((paper.thicknessMicrometres * quantity) / 1000)));
  const longest = Math.max(...piles.map(({ format }) => longSide(format.size)));
  const widest = Math.max(...piles.map(({ format }) => shortSide(format.size)));
  const packed = packedSize([longest + mailer, widest + mailer, stack + mailer]);
  return {
    productionDays: Math.max(...piles.map(({ paper }) => paper.days)),
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      ...{ trim, bleed, safe, resolution: resolutionOf(trim, release), pages: printCount(configuration), spine: null },
      ...{ paper: piles[0]?.paper.key, gramsPerM2: piles[0]?.paper.gramsPerM2, border: border.width },
      piles: piles.map(({ format, paper, quantity }) => ({ trim: format.size, paper: paper.key, prints: quantity })),
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const sheetArea = ({ format: { size }, quantity }: PileCase) => size.width * size.height * quantity;

/** How baskets, mails and tickets name the prints. */
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
