import { labelFor } from "../../core/labels.ts";
import { nearestName } from "../../core/nearest-name.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { refuse } from "../../products/link-values.ts";
import type { LinkParameter } from "../../products/offer.ts";
import type { AnyKind } from "../../products/registry.ts";
import type { Refused } from "./read-choice.ts";

/** Extras that any designer link may carry, whatever its product (specification section 3); they change no price. */
export const sharedParameters: Readonly<Record<string, LinkParameter>> = {
  productType: { meaning: "The product, where the other parameters do not say it.", example: "calendar" },
  locale: { meaning: "Sells as this locale instead of X-Locale.", example: "de-DE" },
  addToCart: { meaning: "Opens the basket instead of the designer; changes no price.", example: "0", shape: "flag" },
  gclid: { meaning: "Click id of an advertisement; changes no price.", example: "abc" },
  tileCount: { meaning: "Number of tiles; prints of a photo box, and no matter of price elsewhere.", example: "4" },
  s: { meaning: "Referral source; changes no price.", example: "newsletter" },
};

const idle = /(?<=[?&])(?:gclid|s|addToCart)=[^&]*&?/g;

/**
 * The query without parameters that do not change the response, so that all clicks of a campaign share a cached one.
 */
export const withoutIdle = (search: string): string => search.replace(idle, "").replace(/[?&]$/, "");

/**
 * Parameters nobody would read, each refused by its name: a misspelt one would otherwise be answered with the price of
 * something that was not asked for.
 *
 * @param kind what the query is about; null where it is about no product
 * @param more names the path itself reads
 */
export function unknownParameters(
  kinds: readonly AnyKind[],
  kind: AnyKind | null,
  query: QueryParameters,
  more: readonly string[] = [],
): readonly Refused[] {
  const names = [...Object.keys(kind?.offer.parameters ?? {}), ...more, ...Object.keys(sharedParameters)];
  const known = new Set(names);
  return Object.keys(query)
    .filter((name) => query[name] !== null && !known.has(name) && !saysNo(kinds, query, name))
    .map((name) => unknownParameter(name.slice(0, 60), names, kind, kinds));
}

/** A flag of another product that says no: `materialType=leinwand&collage=0` is a wall picture. */
const saysNo = (kinds: readonly AnyKind[], query: QueryParameters, name: string): boolean =>
  ["0", "false"].includes(queryText(query, name) ?? "") &&
  kinds.some(({ offer }) => offer.parameters[name]?.shape === "flag");

function unknownParameter(
  field: string,
  names: readonly string[],
  kind: AnyKind | null,
  kinds: readonly AnyKind[],
): Refused {
  const owners = kinds.filter(({ offer }) => Object.hasOwn(offer.parameters, field));
  if (kind && owners.length > 0) {
    const others = { list: owners.map(({ offer }) => labelFor(offer.label)) };
    return refuse(field, "parameter-of-other", { field, others, product: labelFor(kind.offer.label) });
  }
  const meant = nearestName(field, names);
  return meant === null
    ? refuse(field, "parameter-unknown", { field })
    : { ...refuse(field, "parameter-meant", { field, meant }), possible: [{ value: meant }] };
}

/** Of a query that names no product: parameters that are nearly one of some product's, which is probably why. */
export function misspelt(
  kinds: readonly AnyKind[],
  query: QueryParameters,
  more: readonly string[],
): readonly Refused[] {
  const names = kinds.flatMap(({ offer }) => Object.keys(offer.parameters));
  return unknownParameters(kinds, null, query, [...more, ...names]).filter(({ possible }) => possible !== undefined);
}
