import type { OpeningContext, Refusal } from "../kind.ts";
import { possibleOptions } from "./canvas-options.ts";
import { framesOf, isOffered, isSet, materialOf } from "./case.ts";
import { check } from "./check.ts";
import type { CollageConfiguration, Panel } from "./configuration-schema.ts";
import { nearestFormat } from "./nearest-format.ts";
import type { Release } from "./release.ts";

type Opening = Pick<OpeningContext, "channel" | "unit">;

/**
 * The nearest collage that can be made: what is refused gives way, the panels before the frame that must hold them.
 * Each refusal becomes a notice, once.
 */
export function settle(
  wanted: CollageConfiguration,
  release: Release,
  shop: Opening,
  notices: Refusal[],
): CollageConfiguration {
  let configuration = wanted;
  for (let refusals = check(configuration, release); refusals.length > 0; refusals = check(configuration, release)) {
    const fields = refusals.some(({ field }) => field === "panels") ? refusals.filter(isNoFrame) : refusals;
    notices.push(
      ...fields.filter((one) => !notices.some(({ field, reason }) => field === one.field && reason === one.reason)),
    );
    for (const field of new Set(fields.map((one) => one.field.split(".")[0] ?? "")))
      configuration = giveWay(configuration, field, release, shop);
  }
  return configuration;
}

/** The frame is judged again once the panels are settled. */
const isNoFrame = ({ field }: Refusal): boolean => field !== "frameType";

function giveWay(
  configuration: CollageConfiguration,
  field: string,
  release: Release,
  shop: Opening,
): CollageConfiguration {
  switch (field) {
    case "panels":
      return { ...configuration, panels: possiblePanels(configuration, release, shop) };
    case "frameType":
      return { ...configuration, frameType: possibleFrame(configuration, release) };
    case "designId":
      return { ...configuration, designId: release.defaultDesign[shop.channel] };
    case "tileCount":
      return { ...configuration, tileCount: null };
    case "optionTypes":
      return { ...configuration, optionTypes: possibleOptions(configuration, release) };
    case "color":
      return { ...configuration, color: release.colours[0]?.key ?? "" };
    default:
      throw new Error(`cannot correct ${field} of a collage`);
  }
}

/** The one panel in the nearest format; of a set those that can be made, the usual ones where they are too few. */
function possiblePanels(configuration: CollageConfiguration, release: Release, { unit }: Opening): Panel[] {
  const [only] = configuration.panels;
  const { materialType } = configuration;
  if (!isSet(configuration)) {
    if (!only) return usualPanels(configuration, release, unit);
    const format = isOffered(release, only.format) ? only.format : nearestFormat(release, unit, only.format);
    return [{ materialType, format }];
  }
  const { least, most } = release.mixed;
  const possible = configuration.panels.filter(
    ({ materialType, format }) => materialOf(release, materialType) && isOffered(release, format),
  );
  return possible.length < least ? usualPanels(configuration, release, unit) : possible.slice(0, most);
}

/** Default panels of a link without formats. */
export function usualPanels(
  configuration: CollageConfiguration,
  release: Release,
  unit: OpeningContext["unit"],
): Panel[] {
  if (isSet(configuration)) return release.mixed.initial[unit];
  return [{ materialType: configuration.materialType, format: release.initial[unit] }];
}

/** None where nothing is framed, otherwise the first frame that is large enough; the default one before others. */
function possibleFrame(configuration: CollageConfiguration, release: Release): string | null {
  const usual = release.frames.types.map(({ frameType }) => frameType);
  const candidates = [null, ...usual, ...framesOf(release).map(({ key }) => key)];
  const possible = candidates.find(
    (frameType) => !check({ ...configuration, frameType }, release).some(({ field }) => field === "frameType"),
  );
  if (possible === undefined) throw new Error("no frame is large enough for a collage");
  return possible;
}
