import type { Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { Refusal } from "../../products/kind.ts";
import type { StoredLine } from "./cart-store.ts";
import type { AddLineRequest } from "./contract.ts";
import type { AnyKind, DesignVersions, FreezeFailure, FrozenDesign } from "./ports.ts";
import { priceLine } from "./price-line.ts";
import { type CartPricing, pricingTerms } from "./priced-cart.ts";

/** Why something cannot be put into the basket. */
export type LineFailure =
  | { readonly kind: "design-not-found" }
  | Exclude<FreezeFailure, { readonly kind: "not-found" }>
  | { readonly kind: "unknown-kind" | "design-needed" }
  | { readonly kind: "impossible-configuration"; readonly refusals: readonly Refusal[] };

export interface LineMaking extends CartPricing {
  readonly designs: DesignVersions;
}

/** Everything that is asked before the basket is touched: the design is frozen, the choice checked and priced. */
export async function makeLine(
  owner: Owner,
  locale: Locale,
  request: AddLineRequest,
  making: LineMaking,
): Promise<Outcome<StoredLine, LineFailure>> {
  if ("designId" in request) return makeDesignedLine(owner, locale, request, making);
  return makeReadyMadeLine(locale, request, making);
}

async function makeDesignedLine(
  owner: Owner,
  locale: Locale,
  { designId, quantity, ...seen }: Extract<AddLineRequest, { designId: string }>,
  making: LineMaking,
): Promise<Outcome<StoredLine, LineFailure>> {
  const frozen = await making.designs.freeze(owner, designId, seen);
  if (!frozen.ok) return failed(lineFailure(frozen.error));
  return priced(locale, { ...choiceOf(frozen.value), designId, ...versionOf(frozen.value), quantity }, making);
}

function lineFailure(failure: FreezeFailure): LineFailure {
  return failure.kind === "not-found" ? { kind: "design-not-found" } : failure;
}

const choiceOf = ({ kind, configuration, release }: FrozenDesign) => ({
  kind,
  configuration: configuration as StoredLine["configuration"],
  release,
});
const versionOf = ({ versionId, sceneHash }: FrozenDesign) => ({ versionId, sceneHash });

async function makeReadyMadeLine(
  locale: Locale,
  request: Extract<AddLineRequest, { kind: string }>,
  making: LineMaking,
): Promise<Outcome<StoredLine, LineFailure>> {
  const kind = making.kindOf(request.kind);
  if (!kind) return failed({ kind: "unknown-kind" });
  const configuration = kind.configurationSchema.safeParse(request.configuration);
  if (!configuration.success) return failed({ kind: "impossible-configuration", refusals: [unreadable] });
  const present = await making.releases.current(request.kind);
  if (!present) return failed({ kind: "unknown-kind" });
  const { release, data } = present;
  const choice = { kind: request.kind, configuration: configuration.data, release, quantity: request.quantity };
  const line = await priced(locale, { ...choice, designId: null, versionId: null, sceneHash: null }, making);
  // Whatever gets printed needs a design that says what.
  if (line.ok && isPrinted(kind, configuration.data, data)) return failed({ kind: "design-needed" });
  return line;
}

const isPrinted = ({ design }: AnyKind, configuration: unknown, data: unknown) =>
  design === null || design.surfaces(design.blank(configuration, data, null), data).length > 0;

const unreadable: Refusal = { field: "configuration", reason: "unreadable", params: {} };

type Unpriced = Omit<StoredLine, "id" | "addedPrice" | "addedCurrency">;

async function priced(locale: Locale, line: Unpriced, making: LineMaking): Promise<Outcome<StoredLine, LineFailure>> {
  const kind = making.kindOf(line.kind);
  const terms = await pricingTerms(locale, making);
  const present = await making.releases.current(line.kind);
  // Only what it costs counts here, not what that is reduced from.
  const offer = priceLine(kind, present, line.configuration, line.quantity, terms, []);
  if (!offer.ok) return failed({ kind: "impossible-configuration", refusals: offer.error });
  return done({ ...line, id: newId(), addedPrice: offer.value.unitPrice, addedCurrency: terms.currency });
}
