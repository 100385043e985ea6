import { fitsInto, longSide, shortSide } from "../../core/measure.ts";
import { type PackedSize, packedSize, shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductionFacts } from "../kind.ts";
import { bleedOf } from "./bleed.ts";
import { edgeOf, stretcherOf } from "./canvas-options.ts";
import { type Case, type CasePanel, isSet } from "./case.ts";
import { openCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Cardboard around the product, both sides together (catalogue facts, section 11: 4 cm), and a mailer for flat paper. */
const CARDBOARD = 40;
const MAILER = 10;
const ROLL = 100;

/** Days, weight, parcel and legal facts. The configuration must be possible. */
export function production(configuration: CollageConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const { panels, design, colour, tiles } = one;
  const weightGrams = Math.ceil(panels.reduce((sum, panel) => sum + gramsOf(panel, release), 0) - 1e-9);
  const packed = packedOf(one);
  return {
    productionDays: Math.max(...panels.map((panel) => daysOf(panel, release))),
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      ...{ set: isSet(configuration), pages: panels.length, spine: null },
      ...{ design: design.id, shape: design.shape, photos: tiles, background: colour.hex },
      panels: panels.map((panel) => ({
        ...{ material: panel.material.key, trim: panel.format, frame: panel.frame?.key ?? null },
        ...{ bleed: bleedOf(one, panel), safe: panel.material.safe },
        ...(panel.material.stretched ? { canvas: canvasOf(one) } : {}),
      })),
    },
  };
}

function canvasOf({ configuration, release }: Case) {
  const { depth } = stretcherOf(configuration, release);
  return { edge: edgeOf(configuration, release).key, depth, sheet: depth + release.stretched.foldOver };
}

const daysOf = ({ material, frame }: CasePanel, { frames }: Release): number =>
  material.days + (frame ? frames.extraDays : 0);

function gramsOf({ material, format, frame }: CasePanel, { frames }: Release): number {
  const area = (format.width * format.height) / 1_000_000;
  const round = (2 * (format.width + format.height)) / 1000;
  const held = frame ? (frames.glass.gramsPerM2 + frames.back.gramsPerM2) * area + frame.family.gramsPerM * round : 0;
  return material.gramsPerM2 * area + held;
}

/** A single poster travels flat in a mailer or rolled; everything else in one box, panels on top of each other. */
function packedOf({ panels, configuration, release }: Case): PackedSize {
  const stretcher = stretcherOf(configuration, release);
  const [only] = panels;
  const flatUpTo = only?.material.flatUpTo;
  if (panels.length === 1 && only && flatUpTo) {
    const { width, height } = only.format;
    return fitsInto(only.format, flatUpTo)
      ? packedSize([width + CARDBOARD, height + CARDBOARD, MAILER])
      : packedSize([shortSide(only.format) + CARDBOARD, ROLL, ROLL]);
  }
  const outside = panels.map((panel) => outsideOf(panel, stretcher.depth));
  return packedSize([
    Math.max(...outside.map(({ long }) => long)) + CARDBOARD,
    Math.max(...outside.map(({ short }) => short)) + CARDBOARD,
    outside.reduce((sum, { depth }) => sum + depth, CARDBOARD),
  ]);
}

function outsideOf({ material, format, frame }: CasePanel, stretched: number) {
  const rim = frame ? 2 * frame.family.face : 0;
  const depth = frame ? frame.family.depth : material.stretched ? stretched : material.depth;
  return { long: longSide(format) + rim, short: shortSide(format) + rim, depth };
}
