import { type Label, labelFor } from "../../core/labels.ts";
import { type Format, sameFormat, swapSides } from "../../core/measure.ts";
import { type CollageConfiguration, MIXED } from "./configuration.ts";
import type { FrameFamily, Material, Release } from "./release.ts";

/** One frame that can be ordered. */
export interface Frame {
  readonly key: string;
  readonly family: FrameFamily;
  readonly rate: Material["rate"];
  readonly label: Label;
}

/** A possible configuration with everything its names stand for in one release. */
export interface Case {
  readonly configuration: CollageConfiguration;
  readonly release: Release;
  readonly panels: readonly CasePanel[];
  readonly design: Release["designs"][number];
  readonly colour: Colour;
  /** Photos on all panels together. */
  readonly tiles: number;
}

/** A background: one of the catalogue's, or the visitor's own. */
export interface Colour {
  readonly label: Label;
  readonly hex: string;
}

export interface CasePanel {
  readonly material: Material;
  readonly format: Format;
  /** Null for what is not framed. */
  readonly frame: Frame | null;
}

const framesKept = new WeakMap<Release, readonly Frame[]>();

/** Every frame of the release, in the order of the catalogue; made once, because every quote looks for its frame. */
export function framesOf(release: Release): readonly Frame[] {
  const known = framesKept.get(release) ?? makeFrames(release);
  framesKept.set(release, known);
  return known;
}

const makeFrames = ({ frames }: Release): readonly Frame[] =>
  frames.families.flatMap((family) =>
    family.finishes.map(({ key, label, rate }) => ({
      key: `${family.key}-${key}`,
      family,
      rate,
      label: labelFor("frame.variant", { frame: { key: family.label }, finish: { key: label } }),
    })),
  );

export const materialOf = ({ materials }: Release, key: string): Material | undefined =>
  materials.find((material) => material.key === key);

/** Is it one of the lists, lying or standing? */
export const isOffered = ({ formats }: Release, format: Format): boolean =>
  [...formats.cm, ...formats.inch].some((one) => sameFormat(one, format) || sameFormat(one, swapSides(format)));

/** Fewest and most photos of a collage. */
export const tileLimits = { min: 2, max: 120 } as const;

/** The background of a name from the catalogue, or of six hex digits; null for other texts. */
export function colourOf({ colours }: Release, color: string): Colour | null {
  const known = colours.find(({ key }) => key === color);
  if (known) return { label: { key: known.label }, hex: known.hex };
  return /^[0-9a-f]{6}$/.test(color) ? { label: labelFor("colour.own", { hex: `#${color}` }), hex: `#${color}` } : null;
}

export const isSet = ({ materialType }: CollageConfiguration): boolean => materialType === MIXED;
