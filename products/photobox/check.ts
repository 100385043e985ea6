import { sameFormat } from "../../core/measure.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import type { BoxType, Release } from "./release.ts";

/** A possible configuration with everything its names stand for in one release. */
export interface Case {
  readonly configuration: PhotoBoxConfiguration;
  readonly type: BoxType;
  readonly size: BoxType["sizes"][number];
  readonly paper: Release["papers"][number];
  readonly box: Release["boxes"][number];
}

/** Every reason why this box cannot be made; none means it can. */
export function check(configuration: PhotoBoxConfiguration, release: Release): readonly Refusal[] {
  const possible = possibleCase(configuration, release);
  return possible.ok ? [] : possible.error;
}

/** The case, or why it is impossible. Without a type nothing else can be judged. */
export function possibleCase(
  configuration: PhotoBoxConfiguration,
  release: Release,
): Outcome<Case, readonly Refusal[]> {
  const type = release.types.find(({ key }) => key === configuration.photoboxType);
  if (!type) return failed([refuse("photoboxType", "box-unknown", { value: configuration.photoboxType })]);
  const size = type.sizes.find(({ quantityMax }) => quantityMax === configuration.photoboxQuantityMax);
  const paper = release.papers.find(({ key }) => key === configuration.paper);
  const box = release.boxes.find(({ key }) => key === configuration.box);
  const refusals = [
    ...formatRefusals(type, configuration),
    ...(size ? printRefusals(type, configuration) : [sizeRefusal(type)]),
    ...paperRefusals(type, paper, configuration),
    ...(box ? [] : [refuse("box", "box-case-unknown", { value: configuration.box })]),
  ];
  return size && paper && box && refusals.length === 0
    ? done({ configuration, type, size, paper, box })
    : failed(refusals);
}

/** The case of a configuration that is possible. */
export function openCase(configuration: PhotoBoxConfiguration, release: Release): Case {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) throw new Error(`impossible box: ${possible.error.map(({ reason }) => reason).join(", ")}`);
  return possible.value;
}

function formatRefusals({ formats, label }: BoxType, { photoboxFormat: size }: PhotoBoxConfiguration): Refusal[] {
  if (formats.some((one) => sameFormat(one, size))) return [];
  return [refuse("photoboxFormat", "format-not-offered", { product: { key: label }, size })];
}

const sizeRefusal = ({ label, sizes }: BoxType): Refusal =>
  refuse("photoboxQuantityMax", "box-size-unknown", {
    box: { key: label },
    sizes: { list: sizes.map(({ quantityMax }) => quantityMax) },
  });

/** More prints than the stated maximum are not allowed (catalogue facts, section 9). */
function printRefusals({ label }: BoxType, { tileCount, photoboxQuantityMax: max }: PhotoBoxConfiguration): Refusal[] {
  return tileCount <= max ? [] : [refuse("tileCount", "too-many-prints", { product: { key: label }, max })];
}

function paperRefusals(
  { papers, label }: BoxType,
  paper: Release["papers"][number] | undefined,
  configuration: PhotoBoxConfiguration,
): Refusal[] {
  if (!paper) return [refuse("paper", "paper-unknown", { value: configuration.paper })];
  if (papers.includes(paper.key)) return [];
  return [refuse("paper", "paper-not-for-box", { paper: { key: paper.label }, box: { key: label } })];
}
