import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { type Case, openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { formatRefusals } from "./format-limits.ts";
import { frameRefusals } from "./frame-fit.ts";
import { matRefusals } from "./mat-fit.ts";
import { optionRefusals } from "./option-conditions.ts";
import type { Release } from "./release.ts";

/** Every reason why this combination cannot be made; none means it can. Fields in the order people choose them. */
export function check(configuration: PhotoFrameConfiguration, release: Release): readonly Refusal[] {
  return refusalsOf(openCase(configuration, release));
}

/** The case, or why it is impossible. */
export function possibleCase(
  configuration: PhotoFrameConfiguration,
  release: Release,
): Outcome<Case, readonly Refusal[]> {
  const one = openCase(configuration, release);
  const refusals = refusalsOf(one);
  return refusals.length === 0 ? done(one) : failed(refusals);
}

/** The same for an opened case. */
export function refusalsOf(one: Case): readonly Refusal[] {
  const { materialType, frameType } = one.configuration;
  if (materialType !== null && !one.material)
    return [refuse("materialType", "material-unknown", { value: materialType })];
  if (materialType === null && frameType === null) return [refuse("materialType", "nothing-chosen")];
  return [...formatRefusals(one), ...frameRefusals(one), ...matRefusals(one), ...optionRefusals(one)];
}
