import type { Unit } from "../../../core/locale.ts";
import { type Format, fitsInto, orientationOf, turnTo } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Resized } from "../../panel.ts";
import { isSet } from "../case.ts";
import type { CollageConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";

/** Largest difference from the present proportions for the same picture. */
const SAME_PROPORTIONS = 0.03;

/** The largest smaller format of the same proportions; of a set none, because each picture has its own. */
export function smallerFormat(
  configuration: CollageConfiguration,
  { formats }: Release,
  sharpUpTo: Size,
  unit: Unit,
): Resized<CollageConfiguration> | null {
  const [panel] = configuration.panels;
  if (isSet(configuration) || !panel) return null;
  const { format } = panel;
  const limit = { width: sharpUpTo.width / 1000, height: sharpUpTo.height / 1000 };
  const fitting = formats[unit]
    .map((one) => turnTo(one, orientationOf(format)))
    .filter((one) => isAlike(one, format) && fitsInto(one, limit) && one.width < format.width)
    .toSorted((a, b) => b.width - a.width);
  const [largest] = fitting;
  return largest
    ? { configuration: { ...configuration, panels: [{ ...panel, format: largest }] }, format: largest }
    : null;
}

const isAlike = (one: Format, other: Format) =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SAME_PROPORTIONS;
