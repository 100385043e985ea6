import { micrometres, sameFormat } from "../../core/measure.ts";
import type { DesignOutline } from "../../design/document.ts";
import type { KindDesign } from "../kind-design.ts";
import type { KindPile, PrintLadder, PrintStock } from "../pile/kind-pile.ts";
import { labPlan } from "../pile/lab-plan.ts";
import { blankDesign, rimOf } from "./blank-design.ts";
import { configurationSchema, type PhotoPrintConfiguration } from "./configuration-schema.ts";
import { type PileKind, pileKinds, pileOf, styleOf } from "./piles.ts";
import { reconfigure } from "./reconfigure.ts";
import type { Release } from "./release.ts";
import { settleDesign } from "./settle-design.ts";
import { PRINT, printsOf, surfaces } from "./surfaces.ts";

const configured = ({ configuration }: Pick<DesignOutline, "configuration">) =>
  configurationSchema.parse(configuration);

function stockFor(kind: PileKind, { papers }: Release): PrintStock {
  const paper = papers.find(({ key }) => key === kind.paper);
  return { style: styleOf(kind), format: kind.photoprintFormat, paper: { key: paper?.label ?? kind.paper } };
}

function ladder(design: Pick<DesignOutline, "configuration">, { formats }: Release): PrintLadder | null {
  const { more: _, ...alone } = configured(design);
  const format = formats.find(({ size }) => sameFormat(size, alone.photoprintFormat));
  if (!format) return null;
  const steps = format.prices.map(({ from }) => ({ from, alone: { ...alone, quantity: from } }));
  return { count: alone.quantity, alone, steps };
}

const pile: KindPile<Release> = {
  role: PRINT,
  stocks: (_, release) => pileKinds(release).map((kind) => stockFor(kind, release)),
  stockOf: (head, design, release) => stockFor(pileOf(head, configured(design), release), release),
  rim: ({ borders }) => micrometres(Math.max(0, ...borders.map(({ width }) => width))),
  rimmed: (design, release) => rimOf(configured(design).border, release) !== null,
  most: (_, { mostPrints }) => mostPrints,
  ladder,
};

/** Prints by format and paper, each pile pictures for a lab. */
function files(design: DesignOutline, release: Release) {
  const usual = configured(design);
  const byPile = Map.groupBy(printsOf(design), (head) => styleOf(pileOf(head, usual, release)));
  return [...byPile].map(([style, heads]) =>
    labPlan(
      `prints-${style}`,
      heads.map(({ id }) => id),
    ),
  );
}

/** A pile of loose prints: one side a print, as many as there are photos. */
export const design: KindDesign<PhotoPrintConfiguration, Release> = {
  blank: (configuration, release) => blankDesign(configuration, release),
  surfaces,
  settle: settleDesign,
  counted: ["quantity", "more"],
  reconfigure: (document, configuration, release) => reconfigure(document, configuration, release),
  abilities: { elements: ["text"], layouts: false, effects: true },
  files,
  viewer: "sheets",
  pile,
};
