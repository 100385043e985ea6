import type { Unit } from "../../core/locale.ts";
import { writeFormat } from "../../core/measure.ts";
import type { Refusal } from "../kind.ts";
import { type Case, openCase } from "./case.ts";
import { refusalsOf } from "./check.ts";
import { NO_MAT, type PhotoFrameConfiguration } from "./configuration.ts";
import { initialFormat } from "./formats.ts";
import { chosenValue } from "./option-conditions.ts";
import { prepare } from "./prepared.ts";
import type { Release } from "./release.ts";

/** A configuration that can be made, complete with every option's value, and what had to give way. */
export interface Settled {
  readonly configuration: PhotoFrameConfiguration;
  readonly notices: readonly Refusal[];
}

/**
 * Makes the nearest possible configuration: what is impossible falls back, each with its reason, and options nobody
 * chose get their default. For links, and for changing one choice while keeping the others.
 */
export function settle(wanted: PhotoFrameConfiguration, release: Release, unit: Unit): Settled {
  const notices: Refusal[] = [];
  let configuration = wanted;
  // Each round gives up one wish, and there are at most as many wishes as fields and options.
  const rounds = 6 + Object.keys(wanted.optionTypes).length;
  for (let round = 0; round < rounds; round++) {
    const [refused] = refusalsOf(openCase(configuration, release));
    if (!refused) return { configuration: complete(openCase(configuration, release)), notices };
    if (!notices.some(({ field, reason }) => field === refused.field && reason === refused.reason))
      notices.push(refused);
    configuration = giveWay(openCase(configuration, release), refused, unit);
  }
  throw new Error(`no possible configuration near ${JSON.stringify(wanted)}`);
}

function giveWay(one: Case, { field }: Refusal, unit: Unit): PhotoFrameConfiguration {
  const { configuration, release } = one;
  switch (field) {
    case "materialType":
      return { ...configuration, materialType: fallbackMaterial(one) };
    case "format":
      return { ...configuration, format: initialFormat(release, configuration.materialType, unit) };
    case "frameType":
      return fallbackFrame(one);
    case "matSize":
    case "matType":
      return { ...configuration, ...NO_MAT };
    default: {
      const { [field.replace("optionTypes.", "")]: _given, ...optionTypes } = configuration.optionTypes;
      return { ...configuration, optionTypes };
    }
  }
}

/** The material the frame is shown with, otherwise the shop's default. */
function fallbackMaterial({ frame, release, prepared }: Case): string {
  return (frame && prepared.frameTypes.get(frame.type)?.material) ?? release.defaultMaterial;
}

/**
 * Preferences where the frame is impossible, everywhere alike: same type and finish with the mat, the same frame
 * without mat, its twins without mat, another finish, the material's default, none. A similar moulding keeps the mat.
 */
function fallbackFrame(one: Case): PhotoFrameConfiguration {
  const { configuration, release, material, frame, prepared } = one;
  const sameType = [...prepared.frames.values()].filter(({ type }) => type === frame?.type);
  const twins = sameType.filter(({ finish }) => finish === frame?.finish).map(({ key }) => key);
  const usual = prepared.frameTypes.get(material?.defaultFrame ?? "")?.frameType;
  const others = [...sameType.map(({ key }) => key), ...(usual ? [usual] : [])];
  const inFrames = (base: PhotoFrameConfiguration, frames: readonly string[]) =>
    frames.map((frameType) => ({ ...base, frameType }));
  const goes = (candidate: PhotoFrameConfiguration) => !hasRefusal(candidate, release, ["frameType"]);
  const withoutMat = { ...configuration, ...NO_MAT };
  const possible =
    inFrames(configuration, twins).find((twin) => !hasRefusal(twin, release, ["frameType", "matSize", "matType"])) ??
    [withoutMat, ...inFrames(withoutMat, twins), ...inFrames(configuration, others)].find(goes);
  return (
    possible ?? { ...withoutFrame(configuration), materialType: configuration.materialType ?? fallbackMaterial(one) }
  );
}

const withoutFrame = (configuration: PhotoFrameConfiguration): PhotoFrameConfiguration => ({
  ...configuration,
  ...NO_MAT,
  frameType: null,
});

const hasRefusal = (configuration: PhotoFrameConfiguration, release: Release, fields: readonly string[]): boolean =>
  refusalsOf(openCase(configuration, release)).some(({ field }) => fields.includes(field));

/** The configuration with only those options that somebody chose: what is usual for it is left out. */
export function withChosenOptions(
  configuration: PhotoFrameConfiguration,
  release: Release,
  unit: Unit,
): PhotoFrameConfiguration {
  const usual = settle({ ...configuration, optionTypes: {} }, release, unit).configuration.optionTypes;
  const chosen = Object.entries(configuration.optionTypes).filter(([group, value]) => usual[group] !== value);
  return { ...configuration, optionTypes: Object.fromEntries(chosen) };
}

/** The configuration with what is usual for it where nobody chose; what is impossible stays, to be refused by name. */
export const withUsualOptions = (configuration: PhotoFrameConfiguration, release: Release): PhotoFrameConfiguration =>
  complete(openCase(configuration, release));

/** Sets the value of every applicable group, in catalogue order, so that a later default changes nothing. */
function complete(one: Case): PhotoFrameConfiguration {
  const { optionTypes } = one.configuration;
  const values = one.groups.flatMap((applying) => {
    const value = chosenValue(one, applying);
    return value ? [[applying.group.key, value.value.key] as const] : [];
  });
  return { ...one.configuration, optionTypes: { ...Object.fromEntries(values), ...extras(one, optionTypes) } };
}

/** The free values (a chosen edge colour), which no group lists. */
const extras = ({ release }: Case, optionTypes: Readonly<Record<string, string>>): Record<string, string> => {
  const { groups } = prepare(release);
  return Object.fromEntries(Object.entries(optionTypes).filter(([group]) => !groups.has(group)));
};

/** Two configurations for the same piece? Options count by value, not by the order they were chosen in. */
export const configurationKey = ({
  materialType,
  format,
  frameType,
  matSize,
  matType,
  optionTypes,
}: PhotoFrameConfiguration) =>
  [
    materialType ?? "none",
    writeFormat(format),
    frameType ?? "none",
    matSize,
    matType,
    ...Object.keys(optionTypes)
      .sort()
      .map((group) => `${group}-${optionTypes[group]}`),
  ].join("/");
