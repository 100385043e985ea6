import { labelFor } from "../../core/labels.ts";
import { sameFormat } from "../../core/measure.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import type { Case } from "./case.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Every reason why these prints cannot be made; none means they can. */
export function check(configuration: PhotoPrintConfiguration, release: Release): readonly Refusal[] {
  const possible = possibleCase(configuration, release);
  return possible.ok ? [] : possible.error;
}

/** The case, or why it is impossible. */
export function possibleCase(
  configuration: PhotoPrintConfiguration,
  release: Release,
): Outcome<Case, readonly Refusal[]> {
  const { photoprintFormat, quantity } = configuration;
  const format = release.formats.find(({ size }) => sameFormat(size, photoprintFormat));
  const paper = release.papers.find(({ key }) => key === configuration.paper);
  const border = release.borders.find(({ key }) => key === configuration.border);
  const product = labelFor("kind.photoprint");
  const refusals = [
    ...(format ? [] : [refuse("photoprintFormat", "format-not-offered", { product, size: photoprintFormat })]),
    ...(paper ? [] : [refuse("paper", "paper-unknown", { value: configuration.paper })]),
    ...(border ? [] : [refuse("border", "border-unknown", { value: configuration.border })]),
    ...(quantity <= release.mostPrints
      ? []
      : [refuse("quantity", "too-many-prints", { product, max: release.mostPrints })]),
  ];
  if (!format || !paper || !border || refusals.length > 0) return failed(refusals);
  return done({ configuration, release, format, paper, border });
}

/** The case of a configuration that is possible. */
export function openCase(configuration: PhotoPrintConfiguration, release: Release): Case {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) throw new Error(`impossible prints: ${possible.error.map(({ reason }) => reason).join(", ")}`);
  return possible.value;
}
