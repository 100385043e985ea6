import type { Unit } from "../../../core/locale.ts";
import { type Format, fitsInto, orientationOf, turnTo } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Resized } from "../../panel.ts";
import { check } from "../check.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { formatGroups } from "../formats.ts";
import { prepare } from "../prepared.ts";
import type { Release } from "../release.ts";

/** Largest difference from the present proportions for the same picture. */
const SAME_PROPORTIONS = 0.03;

/** The largest offered format of the same proportions in which the photo is sharp; null when all are too large. */
export function smallerFormat(
  configuration: PhotoFrameConfiguration,
  release: Release,
  sharpUpTo: Size,
  unit: Unit,
): Resized<PhotoFrameConfiguration> | null {
  const material = prepare(release).materials.get(configuration.materialType ?? "");
  if (!material) return null;
  const { format } = configuration;
  const limit = { width: sharpUpTo.width / 1000, height: sharpUpTo.height / 1000 };
  const candidates = formatGroups(release, material, unit)
    .flatMap(({ formats }) => formats)
    .map((one) => turnTo(one, orientationOf(format)))
    .filter((one) => isAlike(one, format) && fitsInto(one, limit) && fitsInto(one, format))
    .map((one) => ({ configuration: { ...configuration, format: one }, format: one }))
    .filter((one) => check(one.configuration, release).length === 0);
  return candidates.reduce<(typeof candidates)[number] | null>(
    (largest, one) => (largest && largest.format.width >= one.format.width ? largest : one),
    null,
  );
}

const isAlike = (one: Format, other: Format) =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SAME_PROPORTIONS;
