import { labelFor } from "../../core/labels.ts";
import { sameFormat } from "../../core/measure.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import type { Case, PileCase } from "./case.ts";
import type { PhotoPrintConfiguration, Pile } from "./configuration-schema.ts";
import { pilesOf, printCount } from "./piles.ts";
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
  const border = release.borders.find(({ key }) => key === configuration.border);
  const found = pilesOf(configuration).map((pile, index) => pileCase(pile, release, index > 0));
  const refusals = [
    ...found.flatMap((pile) => (pile.ok ? [] : pile.error)),
    ...(border ? [] : [refuse("border", "border-unknown", { value: configuration.border })]),
    ...tooMany(configuration, release),
  ];
  if (!border || refusals.length > 0) return failed(refusals);
  return done({ configuration, release, border, piles: found.flatMap((pile) => (pile.ok ? [pile.value] : [])) });
}

function pileCase(pile: Pile, { formats, papers }: Release, isMore: boolean): Outcome<PileCase, readonly Refusal[]> {
  const format = formats.find(({ size }) => sameFormat(size, pile.photoprintFormat));
  const paper = papers.find(({ key }) => key === pile.paper);
  if (format && paper) return done({ format, paper, quantity: pile.quantity });
  const product = labelFor("kind.photoprint");
  const field = (own: string) => (isMore ? "more" : own);
  return failed([
    ...(format
      ? []
      : [refuse(field("photoprintFormat"), "format-not-offered", { product, size: pile.photoprintFormat })]),
    ...(paper ? [] : [refuse(field("paper"), "paper-unknown", { value: pile.paper })]),
  ]);
}

function tooMany(configuration: PhotoPrintConfiguration, { mostPrints: max }: Release): readonly Refusal[] {
  if (printCount(configuration) <= max) return [];
  const field = configuration.quantity > max ? "quantity" : "more";
  return [refuse(field, "too-many-prints", { product: labelFor("kind.photoprint"), max })];
}

/** The case of a configuration that is possible. */
export function openCase(configuration: PhotoPrintConfiguration, release: Release): Case {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) throw new Error(`impossible prints: ${possible.error.map(({ reason }) => reason).join(", ")}`);
  return possible.value;
}
