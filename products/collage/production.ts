import { fitsInto, longSide, shortSide } from "../../core/measure.ts";
import { gramsOf, inBox, inMailer, type Piece } from "../../core/piece.ts";
import type { ProductionFacts } from "../kind.ts";
import { bleedOf } from "./bleed.ts";
import { edgeOf, stretcherOf } from "./canvas-options.ts";
import { type Case, type CasePanel, isSet } from "./case.ts";
import { openCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Millimetres of the tube of a single poster. */
const ROLL = 100;

/** Days, pieces to pack and legal facts. The configuration must be possible. */
export function production(configuration: CollageConfiguration, release: Release): ProductionFacts {
  const one = openCase(configuration, release);
  const { panels, design, colour, tiles } = one;
  const pieces = piecesOf(one);
  return {
    productionDays: Math.max(...panels.map((panel) => daysOf(panel, release))),
    weightGrams: gramsOf(pieces),
    pieces,
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      set: isSet(configuration),
      pages: panels.length,
      spine: null,
      design: design.id,
      shape: design.shape,
      photos: tiles,
      background: colour.hex,
      panels: panels.map((panel) => ({
        material: panel.material.key,
        trim: panel.format,
        frame: panel.frame?.key ?? null,
        bleed: bleedOf(one, panel),
        safe: panel.material.safe,
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

function microgramsOf({ material, format, frame }: CasePanel, { frames }: Release): number {
  const area = (format.width * format.height) / 1_000_000;
  const round = (2 * (format.width + format.height)) / 1000;
  const held = frame ? (frames.glass.gramsPerM2 + frames.back.gramsPerM2) * area + frame.family.gramsPerM * round : 0;
  return Math.round(1_000_000 * (material.gramsPerM2 * area + held));
}

/** A single poster travels flat in a mailer or rolled; everything else in a box, panels on top of each other. */
function piecesOf({ panels, configuration, release }: Case): readonly Piece[] {
  const stretcher = stretcherOf(configuration, release);
  return panels.map((panel) => {
    const { material, format, frame } = panel;
    const rim = frame ? 2 * frame.family.face : 0;
    const piece = {
      count: 1,
      micrograms: microgramsOf(panel, release),
      long: longSide(format) + rim,
      short: shortSide(format) + rim,
      thickness: (frame ? frame.family.depth : material.stretched ? stretcher.depth : material.depth) * 1000,
    };
    const { flatUpTo } = material;
    if (panels.length > 1 || !flatUpTo) return { ...piece, wrap: inBox };
    return { ...piece, wrap: fitsInto(format, flatUpTo) ? inMailer : { kind: "tube", diameter: ROLL } };
  });
}
