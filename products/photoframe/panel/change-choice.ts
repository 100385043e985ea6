import type { Unit } from "../../../core/locale.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { type Settled, settle } from "../settle.ts";

/** One choice changed and the others kept as far as they go; what had to give way is named. */
export function changeChoice(
  configuration: PhotoFrameConfiguration,
  change: Partial<PhotoFrameConfiguration>,
  release: Release,
  unit: Unit,
): Settled {
  const { notices, ...settled } = settle({ ...configuration, ...change }, release, unit);
  // an option nobody chose is no loss when it gives way to another material's default
  const chosen = notices.filter(({ field }) => !(field.startsWith("optionTypes.") && "materialType" in change));
  return { ...settled, notices: chosen };
}
