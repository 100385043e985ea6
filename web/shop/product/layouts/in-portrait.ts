import type { QueryParameters } from "../../../../core/query-string.ts";
import type { CalculatorData } from "../../../../services/product-pages/contract.ts";

/** What a calculator is opened with: what its page says, and what an experiment made of it. */
export interface OpenedData extends Omit<CalculatorData, "initial"> {
  /** What it begins with: of the product page, or of a page of content that shows its calculator. */
  readonly initial: QueryParameters;
  /** Others see it lying: addresses say how formats stand, so that a shared one shows them the same piece. */
  readonly swapped?: true;
}

const standing = new WeakMap<OpenedData, OpenedData>();

/**
 * The same calculator, its formats standing until the visitor turns them (chrome document, section 4: a flag can swap
 * orientation to portrait). Everything else, price and designer link as well, follows from the format.
 */
export function inPortrait(data: OpenedData): OpenedData {
  if (data.orientation === "portrait") return data;
  const known = standing.get(data) ?? { ...data, orientation: "portrait" as const, swapped: true as const };
  standing.set(data, known);
  return known;
}
