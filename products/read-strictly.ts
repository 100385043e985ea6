import { done, failed, type Outcome } from "../core/outcome.ts";
import { type QueryParameters, queryText } from "../core/query-string.ts";
import type { OpeningContext, ProductKind, Refusal } from "./kind.ts";
import { isGiven, refuse } from "./link-values.ts";
import type { LinkParameter } from "./offer.ts";

/** The refusals, and the `nearest` configuration, which is always possible. */
export interface Refused<Config> {
  readonly refusals: readonly Refusal[];
  readonly nearest: Config;
}

/**
 * Reads a designer link for a price. It refuses where a page falls back, so that no price is shown for another choice.
 * The price service refuses unknown parameters.
 */
export function readStrictly<Config, Data>(
  kind: Pick<ProductKind<Config, Data>, "readLink" | "offer">,
  query: QueryParameters,
  data: Data,
  shop: OpeningContext,
): Outcome<Config, Refused<Config>> {
  const { configuration, notices } = kind.readLink(query, data, shop);
  const misshapen = Object.entries(kind.offer.parameters).flatMap(([name, parameter]) =>
    shapeRefusals(query, name, parameter),
  );
  const refusals = [...misshapen, ...notices];
  return refusals.length === 0 ? done(configuration) : failed({ refusals, nearest: configuration });
}

/** Values of yes and no in a link. */
export const flagTexts: readonly string[] = ["0", "1", "false", "true"];

const isMap = (value: QueryParameters[string]): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Readers take a value of another shape for a missing one. */
function shapeRefusals(query: QueryParameters, name: string, { shape = "text" }: LinkParameter): readonly Refusal[] {
  const value = query[name];
  if (!isGiven(value) || shape === "map" || shape === "size" || shape === "list-or-map") return [];
  if (shape === "list") return isMap(value) ? [refuse(name, "unreadable")] : [];
  const text = queryText(query, name);
  if (text === null) return [refuse(name, "given-once", { field: name })];
  return shape === "flag" && !flagTexts.includes(text) ? [refuse(name, "flag-unknown", { field: name })] : [];
}
