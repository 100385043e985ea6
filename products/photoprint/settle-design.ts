import { configurationStep } from "../../design/apply-whole.ts";
import type { DesignOutline, SurfaceHead } from "../../design/document.ts";
import type { Step } from "../../design/operation.ts";
import type { Settled } from "../kind-design.ts";
import { emptyPrint } from "./blank-design.ts";
import { configurationSchema, type PhotoPrintConfiguration, type Pile } from "./configuration-schema.ts";
import { type PileKind, pileKinds, pileOf, samePile, styleOf, withPiles } from "./piles.ts";
import type { Release } from "./release.ts";
import { printsOf } from "./surfaces.ts";

/**
 * The prints as they are drawn set the price: how many there are of each format and paper. What most were made on until
 * now stays what prints follow, unless none is left of it; prints name only what differs from that.
 */
export function settleDesign(design: DesignOutline, release: Release): Settled<PhotoPrintConfiguration> {
  const before = configurationSchema.parse(design.configuration);
  const prints = printsOf(design);
  if (prints.length === 0) return withoutPrints(design, before, release);
  const piles = drawnPiles(prints, before, release);
  const usual = piles.find((pile) => samePile(pile, before)) ?? piles[0];
  if (!usual) throw new Error("the prints belong to no pile");
  const configuration = withPiles(before, [usual, ...piles.filter((pile) => pile !== usual)]);
  const change = configurationStep(before, configuration);
  const steps = prints.flatMap((head) => styleSteps(head, pileOf(head, before, release), usual));
  return { configuration, steps: [...(change ? [change] : []), ...steps] };
}

/** In the order of the catalogue, so that the order of the prints changes nothing. */
function drawnPiles(prints: readonly SurfaceHead[], usual: PileKind, release: Release): readonly Pile[] {
  const counts = new Map<string, number>();
  for (const head of prints) {
    const style = styleOf(pileOf(head, usual, release));
    counts.set(style, (counts.get(style) ?? 0) + head.copies);
  }
  const { photoprintFormat, paper } = usual;
  const kinds = pileKinds(release).filter((kind) => !samePile(kind, usual));
  return [{ photoprintFormat, paper }, ...kinds].flatMap((kind) => {
    const quantity = counts.get(styleOf(kind));
    return quantity === undefined ? [] : [{ ...kind, quantity }];
  });
}

function styleSteps({ id, style }: SurfaceHead, kind: PileKind, usual: PileKind): readonly Step[] {
  const wanted = samePile(kind, usual) ? null : styleOf(kind);
  return wanted === (style ?? null) ? [] : [{ type: "setSurface", surface: id, style: wanted }];
}

/** A pile without a print has one to be filled. */
function withoutPrints(
  design: DesignOutline,
  before: PhotoPrintConfiguration,
  release: Release,
): Settled<PhotoPrintConfiguration> {
  const configuration = withPiles(before, [{ ...before, quantity: 1 }]);
  const change = configurationStep(before, configuration);
  const surface = emptyPrint(freeId(design), before, before, release);
  return { configuration, steps: [...(change ? [change] : []), { type: "addSurface", surface, at: 0 }] };
}

const freeId = ({ surfaces }: Pick<DesignOutline, "surfaces">): string => {
  const taken = new Set(surfaces.map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`print-${n}`)) return `print-${n}`;
};
