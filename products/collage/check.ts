import { labelFor } from "../../core/labels.ts";
import { fitsInto } from "../../core/measure.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { optionRefusals } from "./canvas-options.ts";
import { type Case, colourOf, type Frame, framesOf, isOffered, isSet, materialOf, tileLimits } from "./case.ts";
import { type CollageConfiguration, MIXED } from "./configuration.ts";
import type { Release } from "./release.ts";

/** Every reason why this collage cannot be made; none means it can. Fields in the order people choose them. */
export function check(configuration: CollageConfiguration, release: Release): readonly Refusal[] {
  const { materialType, designId, color } = configuration;
  if (materialType !== MIXED && !materialOf(release, materialType))
    return [refuse("materialType", "material-unknown", { value: materialType })];
  return [
    ...countRefusals(configuration, release),
    ...panelRefusals(configuration, release),
    ...frameRefusals(configuration, release),
    ...(release.designs.some(({ id }) => id === designId)
      ? []
      : [refuse("designId", "design-unknown", { value: String(designId) })]),
    ...(colourOf(release, color) ? [] : [refuse("color", "colour-unknown", { value: color })]),
    ...tileRefusals(configuration),
    ...optionRefusals(configuration, release),
  ];
}

/** The case, or why it is impossible. */
export function possibleCase(configuration: CollageConfiguration, release: Release): Outcome<Case, readonly Refusal[]> {
  const refusals = check(configuration, release);
  return refusals.length === 0 ? done(openCase(configuration, release)) : failed(refusals);
}

/** The case of a configuration that is possible. */
export function openCase(configuration: CollageConfiguration, release: Release): Case {
  const frame = framesOf(release).find(({ key }) => key === configuration.frameType) ?? null;
  const design = release.designs.find(({ id }) => id === configuration.designId);
  const colour = colourOf(release, configuration.color);
  const panels = configuration.panels.flatMap(({ materialType, format }) => {
    const material = materialOf(release, materialType);
    return material ? [{ material, format, frame: material.framed ? frame : null }] : [];
  });
  if (!design || !colour || panels.length === 0) throw new Error(`impossible collage ${JSON.stringify(configuration)}`);
  const tiles = Math.max(configuration.tileCount ?? design.photos, panels.length);
  return { configuration, release, panels, design, colour, tiles };
}

/** Every panel has a photo at least. */
function tileRefusals({ tileCount, panels }: CollageConfiguration): readonly Refusal[] {
  const limits = { min: Math.max(tileLimits.min, panels.length), max: tileLimits.max };
  if (tileCount === null || (tileCount >= limits.min && tileCount <= limits.max)) return [];
  return [refuse("tileCount", "tile-count", limits)];
}

/** One panel of the chosen material, or a set of three to nine (catalogue facts, section 5). */
function countRefusals(configuration: CollageConfiguration, { mixed }: Release): readonly Refusal[] {
  const { panels, materialType } = configuration;
  if (!isSet(configuration))
    return panels.length === 1 && panels[0]?.materialType === materialType ? [] : [refuse("panels", "one-panel")];
  if (panels.length < mixed.least) return [refuse("panels", "too-few-panels", { min: mixed.least })];
  return panels.length > mixed.most ? [refuse("panels", "too-many-panels", { max: mixed.most })] : [];
}

/** Each reason once, however many panels share it. */
function panelRefusals({ panels }: CollageConfiguration, release: Release): readonly Refusal[] {
  const unknown = panels.find(({ materialType }) => !materialOf(release, materialType));
  const other = panels.find(({ format }) => !isOffered(release, format));
  return [
    ...(unknown ? [refuse("panels", "material-unknown", { value: unknown.materialType })] : []),
    ...(other
      ? [refuse("panels", "format-not-offered", { product: labelFor("kind.collage"), size: other.format })]
      : []),
  ];
}

/** Framed posters need a frame that is large enough for each of them; nothing else takes one. */
function frameRefusals(
  { panels, frameType, materialType }: CollageConfiguration,
  release: Release,
): readonly Refusal[] {
  const framed = panels.filter((panel) => materialOf(release, panel.materialType)?.framed);
  if (frameType === null) return framed.length > 0 ? [refuse("frameType", "frame-needed")] : [];
  const frame = framesOf(release).find(({ key }) => key === frameType);
  if (!frame) return [refuse("frameType", "frame-unknown", { value: frameType })];
  if (framed.length === 0) {
    const label = materialOf(release, materialType)?.label ?? release.mixed.label;
    return [refuse("frameType", "frame-not-for-material", { frame: frame.label, material: { key: label } })];
  }
  return tooSmall(frame, framed);
}

function tooSmall({ label, family }: Frame, framed: CollageConfiguration["panels"]): readonly Refusal[] {
  const larger = framed.find(({ format }) => !fitsInto(format, family.largest));
  if (!larger) return [];
  return [refuse("frameType", "frame-too-large", { frame: label, max: family.largest, outer: larger.format })];
}
