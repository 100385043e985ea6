/** Options of a picture of the content service (core document, section 5). */
export const imageFormats = ["webp", "png", "jpeg", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/** Section 9 of the core document. */
export const defaultQuality = 85;
export const defaultAspectRatio = 1;

/** Section 5 of the core document; in pixels. */
export const mostBlur = 100;

export interface ImageOptions {
  /** Pixels; one left out keeps the proportions, both given cut to fill. */
  readonly width?: number;
  readonly height?: number;
  /** 0 to 100; 85 when left out. */
  readonly quality?: number;
  readonly format?: ImageFormat;
  /** 0 to 100 pixels. */
  readonly blur?: number;
  /** -100 to 100. */
  readonly brightness?: number;
  /** Degrees clockwise. */
  readonly rotate?: Rotation;
  readonly grayscale?: boolean;
  /** Fits the whole picture into width and height instead of cutting it. */
  readonly fitIn?: boolean;
  /** Background around a fitted picture: six hex digits or `transparent`. */
  readonly fill?: string;
  /** The part to keep when it is cut, in pixels of the original: `450x500:550x600`. */
  readonly focal?: string;
  /** Keeps the asset's own focus point, or what looks important. */
  readonly smart?: boolean;
  readonly loading?: "lazy" | "eager";
}

/** Rules that the address cannot break: what does not keep them is left out, with a sentence that says so. */
const rules: { readonly [Name in keyof ImageOptions]-?: readonly [(value: unknown) => boolean, string] } = {
  width: [(value) => isWithin(value, Number.MIN_VALUE, Number.MAX_VALUE), "a number above 0"],
  height: [(value) => isWithin(value, Number.MIN_VALUE, Number.MAX_VALUE), "a number above 0"],
  quality: [(value) => isWithin(value, 0, 100), "a number from 0 to 100"],
  blur: [(value) => isWithin(value, 0, mostBlur), `a number from 0 to ${mostBlur}`],
  brightness: [(value) => isWithin(value, -100, 100), "a number from -100 to 100"],
  rotate: [(value) => (rotations as readonly unknown[]).includes(value), `one of ${rotations.join(", ")}`],
  format: [(value) => (imageFormats as readonly unknown[]).includes(value), `one of ${imageFormats.join(", ")}`],
  loading: [(value) => value === "lazy" || value === "eager", "lazy or eager"],
  fill: [(value) => /^([0-9a-f]{6}|transparent)$/i.test(String(value)), "six hex digits or transparent"],
  focal: [(value) => /^\d+x\d+:\d+x\d+$/.test(String(value)), "two points like 450x500:550x600"],
  grayscale: [isYesOrNo, "true or false"],
  fitIn: [isYesOrNo, "true or false"],
  smart: [isYesOrNo, "true or false"],
};

/**
 * Keeps the options that are within their limits.
 *
 * @returns the rest as warnings: `image option quality must be a number from 0 to 100, not 120`
 */
export function checkImageOptions(wish: ImageOptions): { options: ImageOptions; warnings: readonly string[] } {
  const warnings: string[] = [];
  const kept = Object.entries(wish).filter(([name, value]) => {
    if (value === undefined) return false;
    const rule = Object.hasOwn(rules, name) ? rules[name as keyof ImageOptions] : null;
    if (!rule) warnings.push(`image option ${name} does not exist`);
    else if (!rule[0](value)) warnings.push(`image option ${name} must be ${rule[1]}, not ${String(value)}`);
    else return true;
    return false;
  });
  return { options: Object.fromEntries(kept), warnings };
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === "number" && value >= least && value <= most;
}

function isYesOrNo(value: unknown): boolean {
  return typeof value === "boolean";
}
