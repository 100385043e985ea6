import type { Unit } from "../../core/locale.ts";
import { type Format, fitsInto } from "../../core/measure.ts";
import { catalogueFormat } from "../catalogue-format.ts";
import { isAtLeast } from "./case.ts";
import type { FrameVariant } from "./frame-variant.ts";
import { prepare } from "./prepared.ts";
import type { Material, Release } from "./release.ts";

export interface FormatGroup {
  /** Ratio key of the specification: "3:2", "square", "din" ... */
  readonly ratio: string;
  readonly formats: readonly Format[];
}

const offered = new WeakMap<Material, Partial<Record<Unit, readonly FormatGroup[]>>>();

/** All formats a material is offered in, lying, by ratio key; what is outside its limits is left out. */
export function formatGroups(release: Release, material: Material, unit: Unit): readonly FormatGroup[] {
  const known = offered.get(material) ?? {};
  const groups = known[unit] ?? computeGroups(release, material, unit);
  offered.set(material, { ...known, [unit]: groups });
  return groups;
}

function computeGroups(release: Release, material: Material, unit: Unit): readonly FormatGroup[] {
  const lists = release.formats[material.formats.ratios]?.[unit] ?? {};
  return Object.entries(lists)
    .map(([ratio, texts]) => ({
      ratio,
      formats: readOnce(texts, unit).filter((format) => isOffered(format, material)),
    }))
    .filter(({ formats }) => formats.length > 0);
}

const isOffered = (format: Format, { smallest, largest }: Material): boolean =>
  isAtLeast(format, smallest) && fitsInto(format, largest);

/** The six formats a calculator shows first. */
export const shortList = (material: Material, unit: Unit): readonly Format[] =>
  readAll(material.formats.shortList[unit], unit);

/** Initial format of a material in the calculator; a frame alone starts like the shop's default. */
export function initialFormat(release: Release, materialType: string | null, unit: Unit): Format {
  const { materials } = prepare(release);
  const material = materials.get(materialType ?? "") ?? materials.get(release.defaultMaterial);
  const [format] = readAll(material ? [material.formats.initial[unit]] : [], unit);
  if (!format) throw new Error(`release ${release.release} has no initial format`);
  return format;
}

/** The stocked size of a ready-made frame nearest in area; the format itself for frames made to measure. */
export function nearestStocked(format: Format, frame: FrameVariant | undefined): Format {
  if (frame?.made.kind !== "ready") return format;
  const distance = (size: Format) => Math.abs(size.width * size.height - format.width * format.height);
  const sizes = frame.made.sizes.map((size) => size.format);
  return sizes.reduce((nearest, size) => (distance(size) < distance(nearest) ? size : nearest), sizes[0] ?? format);
}

const lists = new WeakMap<readonly string[], readonly Format[]>();

/** A list belongs to one unit and to many materials. */
function readOnce(texts: readonly string[], unit: Unit): readonly Format[] {
  const known = lists.get(texts) ?? readAll(texts, unit);
  lists.set(texts, known);
  return known;
}

const readAll = (texts: readonly string[], unit: Unit): readonly Format[] =>
  texts.flatMap((text) => catalogueFormat(text, unit) ?? []);
