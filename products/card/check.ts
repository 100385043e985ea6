import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { accessoryFor, wantedAccessories } from "./accessories.ts";
import { type Case, openCase, usualPaper, usualPunching } from "./case.ts";
import { isGuestbookCategory } from "./categories.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { orderedEnvelope } from "./envelope/ordered-envelope.ts";
import { isCardQuantity, quantityFor } from "./quantity.ts";
import type { Release } from "./release.ts";
import { NO_REFINEMENT, refinementLabels } from "./vocabulary.ts";

/** Every reason why this combination cannot be made; none means it can. Fields in the order people choose them. */
export function check(configuration: CardConfiguration, release: Release): readonly Refusal[] {
  return refusalsOf(openCase(configuration, release));
}

/** The case, or why it is impossible. */
export function possibleCase(configuration: CardConfiguration, release: Release): Outcome<Case, readonly Refusal[]> {
  const one = openCase(configuration, release);
  const refusals = refusalsOf(one);
  return refusals.length === 0 ? done(one) : failed(refusals);
}

function refusalsOf(one: Case): readonly Refusal[] {
  if (!one.card && !one.guestbook) return [refuse("card", "card-unknown", { value: one.configuration.card })];
  if (one.configuration.alone) return aloneRefusals(one);
  return [
    ...categoryRefusals(one),
    ...quantityRefusals(one),
    ...sampleRefusals(one),
    ...recipientRefusals(one),
    ...optionRefusals(one),
    ...accessoryRefusals(one),
  ];
}

/** Without a card nothing counts but what is bought. */
function aloneRefusals(one: Case): readonly Refusal[] {
  if (wantedAccessories(one).length === 0) return [refuse("accessories", "accessories-none")];
  return [...(one.configuration.isSample ? [refuse("isSample", "not-with-sample")] : []), ...accessoryRefusals(one)];
}

/** Designs for books suit books only, and each book its own. */
function categoryRefusals({ configuration: { category }, card, guestbook }: Case): readonly Refusal[] {
  if (category === null) return [];
  const suits = guestbook ? guestbook.categories.includes(category) : !isGuestbookCategory(category);
  const label = card?.label ?? guestbook?.label ?? "kind.card";
  return suits ? [] : [refuse("category", "category-not-for-card", { card: { key: label } })];
}

function quantityRefusals({ configuration: { quantity, isSample }, guestbook, release }: Case): readonly Refusal[] {
  if (isSample) return quantity === 1 ? [] : [refuse("quantity", "sample-is-one")];
  if (!guestbook) {
    return isCardQuantity(quantity)
      ? []
      : [refuse("quantity", "quantity-unlisted", { quantity, next: quantityFor(quantity) })];
  }
  const most = release.mostGuestbooks;
  return quantity <= most ? [] : [refuse("quantity", "quantity-too-large", { most })];
}

/** Every recipient gets a card; a sample is the first one's. */
function recipientRefusals(one: Case): readonly Refusal[] {
  const { configuration, guestbook } = one;
  const { recipients, quantity, isSample } = configuration;
  if (!recipients) return [];
  if (guestbook) return [refuse("recipients", "not-for-guestbook")];
  const { count } = recipients;
  if (isSample) return [];
  const few = (pieces: number, field: string) =>
    pieces < count ? [refuse(field, "quantity-below-recipients", { quantity: pieces, count })] : [];
  const addressed = orderedEnvelope(one);
  return [
    ...few(quantity, "quantity"),
    ...(addressed?.prints.includes("recipient") ? few(addressed.quantity, `accessories.${addressed.sku}`) : []),
  ];
}

/** A sample shows the printed card: no books, nothing beside it. */
function sampleRefusals(one: Case): readonly Refusal[] {
  if (!one.configuration.isSample) return [];
  if (one.guestbook) return [refuse("isSample", "not-for-guestbook")];
  return wantedAccessories(one).map(({ field }) => refuse(field, "not-with-sample"));
}

function optionRefusals({ configuration, guestbook, release }: Case): readonly Refusal[] {
  const { paper, punching } = configuration;
  if (guestbook) {
    const usual = { paper: usualPaper(release), punching: usualPunching(release), refinementType: NO_REFINEMENT };
    const fields = ["paper", "punching", "refinementType"] as const;
    return fields.filter((f) => configuration[f] !== usual[f]).map((f) => refuse(f, "not-for-guestbook"));
  }
  return [
    ...(release.papers.some(({ key }) => key === paper) ? [] : [refuse("paper", "option-unknown", { value: paper })]),
    ...(release.punchings.some(({ key }) => key === punching)
      ? []
      : [refuse("punching", "option-unknown", { value: punching })]),
    ...refinementRefusals(configuration, release),
  ];
}

/** Foil and relief need a surface that they hold on. */
function refinementRefusals({ paper: key, refinementType }: CardConfiguration, { papers }: Release) {
  const paper = papers.find((one) => one.key === key);
  if (!paper?.withoutRefinements.includes(refinementType) || refinementType === NO_REFINEMENT) return [];
  const params = { paper: { key: paper.label }, refinement: { key: refinementLabels[refinementType] } };
  return [refuse("refinementType", "refinement-not-on-paper", params)];
}

function accessoryRefusals(one: Case): readonly Refusal[] {
  const { ribbon, ribbonColor } = one.configuration;
  const half = (ribbon === null) !== (ribbonColor === null);
  const refused = wantedAccessories(one).flatMap((wanted) => {
    const known = accessoryFor(one, wanted);
    return known.ok ? [] : [known.error];
  });
  return [...(half ? [refuse("ribbon", "ribbon-incomplete")] : []), ...refused];
}
