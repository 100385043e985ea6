import { type Label, labelFor } from "../../core/labels.ts";
import { type Format, fitsInto, sameFormat, swapSides } from "../../core/measure.ts";
import type { Rate } from "../wall-rate.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/** One frame that can be ordered: a family in a finish. Ready-made ones have fixed sizes instead of a largest one. */
export interface FrameVariant {
  readonly key: string;
  readonly type: string;
  readonly family: string;
  readonly finish: string;
  readonly label: Label;
  /** The same where room is short: "Alu kantig Schwarz". */
  readonly shortLabel: Label;
  readonly face: number;
  readonly gap: number;
  readonly covers: number;
  readonly depth: Readonly<Record<string, number>> & { readonly default: number };
  readonly materials: ReadonlySet<string>;
  readonly glass: boolean;
  readonly mat: boolean;
  readonly gramsPerM: number;
  readonly made: MadeToMeasure | ReadyMadeSizes;
}

export interface MadeToMeasure {
  readonly kind: "to-measure";
  readonly largest: Format;
  readonly rate: Rate;
}

export interface ReadyMadeSizes {
  readonly kind: "ready";
  readonly sizes: readonly { readonly format: Format; readonly price: number }[];
}

const variantLabel = (frame: string, finish: string): Label =>
  labelFor("frame.variant", { frame: { key: frame }, finish: { key: finish } });

/** Families have a short name beside each long one: `frame.wood-slim`, `frame-short.wood-slim`. */
const shortVariantLabel = (frame: string, finish: string): Label =>
  labelFor("frame.variant-short", {
    frame: { key: frame.replace(/^frame\./, "frame-short.") },
    finish: { key: finish },
  });

/** Every frame of the release, in the order of the catalogue. */
export function frameVariants({ frames }: Release): readonly FrameVariant[] {
  const measured = frames.families.flatMap((family) =>
    family.finishes.map(
      (finish): FrameVariant => ({
        key: `${family.key}-${finish.key}`,
        type: family.type,
        family: family.key,
        finish: finish.key,
        label: variantLabel(family.label, finish.label),
        shortLabel: shortVariantLabel(family.label, finish.label),
        face: family.face,
        gap: family.gap,
        covers: family.covers,
        depth: family.depth,
        materials: new Set(family.materials),
        glass: family.glass,
        mat: family.mat,
        gramsPerM: family.gramsPerM,
        made: { kind: "to-measure", largest: family.largest, rate: finish.rate },
      }),
    ),
  );
  return [...measured, ...readyMadeVariants(frames.readyMade)];
}

function readyMadeVariants(family: Release["frames"]["readyMade"]): readonly FrameVariant[] {
  return family.finishes.map((finish) => ({
    key: `${family.key}-${finish.key}`,
    type: family.type,
    family: family.key,
    finish: finish.key,
    label: variantLabel(family.label, finish.label),
    shortLabel: shortVariantLabel(family.label, finish.label),
    face: finish.face,
    gap: 0,
    covers: family.covers,
    depth: { default: family.depth },
    materials: new Set(family.materials),
    glass: true,
    mat: false,
    gramsPerM: family.gramsPerM,
    made: {
      kind: "ready",
      sizes: family.sizes.flatMap(({ format, prices }) => {
        const price = prices[finish.key];
        return price === undefined ? [] : [{ format, price }];
      }),
    },
  }));
}

/** Size inside the frame: the picture plus the mat around it, millimetres. */
export const framedSize = ({ format, matSize }: PhotoFrameConfiguration): Format => ({
  width: format.width + 2 * matSize,
  height: format.height + 2 * matSize,
});

/** Size on the wall, gap and moulding included. */
export function outsideSize(configuration: PhotoFrameConfiguration, frame: FrameVariant | null): Format {
  const { width, height } = framedSize(configuration);
  const rim = frame ? 2 * (frame.face + frame.gap) : 0;
  return { width: width + rim, height: height + rim };
}

/** The price of a ready-made frame in this size, turned if need be; null when it is not stocked. */
export const readyMadePrice = ({ sizes }: ReadyMadeSizes, format: Format): number | null =>
  sizes.find((size) => sameFormat(size.format, format) || sameFormat(swapSides(size.format), format))?.price ?? null;

export const isLargeEnough = (frame: FrameVariant, framed: Format): boolean =>
  frame.made.kind === "ready" ? readyMadePrice(frame.made, framed) !== null : fitsInto(framed, frame.made.largest);
