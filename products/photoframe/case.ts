import type { Label } from "../../core/labels.ts";
import { type Format, fitsInto } from "../../core/measure.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { type FrameVariant, framedSize } from "./frame-variant.ts";
import { type Prepared, type PreparedGroup, prepare } from "./prepared.ts";
import type { Material, Release } from "./release.ts";

/** A configuration with everything its names stand for in one release. */
export interface Case {
  readonly configuration: PhotoFrameConfiguration;
  readonly release: Release;
  readonly prepared: Prepared;
  /** Null for the frame only, and for a name the release does not know. */
  readonly material: Material | null;
  readonly frame: FrameVariant | null;
  /** Behind glass: paper in a frame with glass, or such a frame sold empty. */
  readonly glazed: boolean;
  /** Picture plus mat. */
  readonly framed: Format;
  /** The option groups to decide about, in catalogue order. */
  readonly groups: readonly PreparedGroup[];
}

export function openCase(configuration: PhotoFrameConfiguration, release: Release): Case {
  const prepared = prepare(release);
  const { materialType, frameType } = configuration;
  const material = materialType === null ? null : (prepared.materials.get(materialType) ?? null);
  const frame = frameType === null ? null : (prepared.frames.get(frameType) ?? null);
  const glazed = frame?.glass === true && (material === null || material.behindGlass);
  const groups = groupsThatApply(prepared, material, glazed ? frame : null);
  return { configuration, release, prepared, material, frame, glazed, framed: framedSize(configuration), groups };
}

/** A material's groups, and the choice of glass for frames made to measure; ready-made ones come with theirs. */
function groupsThatApply(
  { groupsOf, glazing }: Prepared,
  material: Material | null,
  glazedFrame: FrameVariant | null,
): readonly PreparedGroup[] {
  const groups = material ? (groupsOf.get(material.key) ?? []) : [];
  return glazing && glazedFrame?.made.kind === "to-measure" ? [...groups, glazing] : groups;
}

/** Name of the material in refusals, or of the frame where only a frame is bought. */
export const nameOf = ({ material, frame }: Case): Label | string =>
  material ? { key: material.label } : (frame?.label ?? "");

export const isAtLeast = (format: Format, smallest: Format): boolean => fitsInto(smallest, format);
