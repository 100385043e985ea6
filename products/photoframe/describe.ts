import { type Label, labelFor } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { type Case, openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { chosenLabel } from "./edge-colours.ts";
import { outsideSize } from "./frame-variant.ts";
import { chosenValue } from "./option-conditions.ts";
import type { Release } from "./release.ts";

/** Title and facts for baskets, mails and tickets: material and size, then frame, mat and what was chosen. */
export function describe(configuration: PhotoFrameConfiguration, release: Release): ProductDescription {
  const one = openCase(configuration, release);
  return { title: titleOf(one), facts: [...frameFacts(one), ...optionFacts(one)] };
}

function titleOf({ material, frame, configuration: { format } }: Case): Label {
  if (material) return labelFor("wall.title", { material: { key: material.label }, size: format });
  return labelFor("wall.frame-only", { frame: frame?.label ?? "", size: format });
}

function frameFacts(one: Case): readonly Label[] {
  const { material, frame, configuration, release } = one;
  if (!frame) return material?.defaultFrame ? [labelFor("frame.none")] : [];
  const mat = release.frames.mats.types.find(({ key }) => key === configuration.matType);
  return [
    ...(material ? [frame.label] : []),
    ...(mat && configuration.matSize > 0
      ? [labelFor("wall.mat", { mat: { key: mat.label }, size: { mm: configuration.matSize } })]
      : []),
    labelFor("wall.outer", { size: outsideSize(configuration, frame) }),
  ];
}

/** Options as facts: a group's first value is omitted, except for depth and edge. */
function optionFacts(one: Case): readonly Label[] {
  return one.groups.flatMap((applying) => {
    const { key, values } = applying.group;
    const usual = chosenValue(one, applying)?.value.key === values[0]?.key && !["stretcher", "edge"].includes(key);
    const label = chosenLabel(one, applying);
    return label && !usual ? [label] : [];
  });
}
