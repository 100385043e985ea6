import { type Label, labelFor } from "../../core/labels.ts";
import type { Refusal } from "../kind.ts";
import { openCase } from "./case.ts";
import { refusalsOf } from "./check.ts";
import { NO_MAT, type PhotoFrameConfiguration } from "./configuration.ts";
import { valueLabel } from "./edge-colours.ts";
import { chosenValue, valueRefusal } from "./option-conditions.ts";
import type { Release } from "./release.ts";

/** One thing to choose, with the reason when it cannot be had: nothing is disabled without saying why. */
export interface Choice {
  readonly value: string;
  readonly label: Label;
  readonly chosen: boolean;
  readonly refusal: Refusal | null;
}

export interface ChoiceGroup {
  readonly key: string;
  readonly label: Label;
  readonly choices: readonly Choice[];
}

/** The option groups of this configuration with every value of the material. */
export function optionChoices(configuration: PhotoFrameConfiguration, release: Release): readonly ChoiceGroup[] {
  const one = openCase(configuration, release);
  return one.groups.map((applying) => {
    const chosen = chosenValue(one, applying)?.value.key;
    const possible = [...applying.values.values()].filter(
      ({ value }) => !value.materials || !one.material || value.materials.includes(one.material.key),
    );
    return {
      key: applying.group.key,
      label: { key: applying.group.label },
      choices: possible.map((prepared) => ({
        value: prepared.value.key,
        label: valueLabel(one, applying.group.key, prepared),
        chosen: prepared.value.key === chosen,
        refusal: valueRefusal(one, applying.group.key, prepared),
      })),
    };
  });
}

/** The materials, each judged at the chosen size. */
export const materialChoices = (configuration: PhotoFrameConfiguration, release: Release): readonly Choice[] =>
  release.materials.map(({ key, label }) => ({
    value: key,
    label: { key: label },
    chosen: key === configuration.materialType,
    refusal: firstRefusal({ ...configuration, materialType: key, optionTypes: {} }, release, ["format"]),
  }));

/** The frames that suit the material, each judged at the chosen size and mat; "none" first where a picture remains. */
export function frameChoices(configuration: PhotoFrameConfiguration, release: Release): readonly Choice[] {
  const { prepared, material } = openCase(configuration, release);
  const suiting = [...prepared.frames.values()].filter((frame) => !material || frame.materials.has(material.key));
  const frames = suiting.map(
    (frame): Choice => ({
      value: frame.key,
      label: frame.label,
      chosen: frame.key === configuration.frameType,
      refusal: firstRefusal({ ...configuration, frameType: frame.key }, release, ["frameType"]),
    }),
  );
  const none: Choice = {
    value: "none",
    label: labelFor("frame.none"),
    chosen: !configuration.frameType,
    refusal: null,
  };
  return material ? [none, ...frames] : frames;
}

/** The mats, "none" first; value is the matType, the width is the release's. */
export function matChoices(configuration: PhotoFrameConfiguration, release: Release): readonly Choice[] {
  const { sizes, types } = release.frames.mats;
  const matSize = configuration.matSize || (sizes[0] ?? 0);
  const mats = [{ key: NO_MAT.matType, label: "pp.none" }, ...types];
  return mats.map(({ key, label }) => {
    const mat = key === NO_MAT.matType ? NO_MAT : { matSize, matType: key };
    return {
      value: key,
      label: { key: label },
      chosen: key === configuration.matType,
      refusal: firstRefusal({ ...configuration, ...mat }, release, ["frameType", "matSize", "matType"]),
    };
  });
}

function firstRefusal(
  configuration: PhotoFrameConfiguration,
  release: Release,
  fields: readonly string[],
): Refusal | null {
  return refusalsOf(openCase(configuration, release)).find(({ field }) => fields.includes(field)) ?? null;
}
