import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import type { PriceContext, ThemesOfShop } from "./price-context.ts";
import type { Refused } from "./read-choice.ts";

/** A query whose theme is known: without a format it means one the theme comes in. */
export interface Themed {
  readonly query: QueryParameters;
  readonly refusals: readonly Refused[];
}

/** Takes the theme a query names at its word: there has to be one of this name, and it has to come in the format. */
export async function withTheme(
  { kind, data, opening, shop }: PriceContext,
  query: QueryParameters,
  themes: ThemesOfShop,
): Promise<Themed> {
  const named = kind.offer.themes;
  const id = named ? queryText(query, named.parameter) : null;
  if (!named || id === null || id === "") return { query, refusals: [] };
  const theme = await themes.goods(shop.channel, id);
  if (!theme) return { query, refusals: [refuse(named.parameter, "theme-unknown", { value: id.slice(0, 60) })] };
  const formats = named.formats(theme, data, opening);
  const [first] = formats;
  if (!first) return { query, refusals: [refuse(named.parameter, "theme-not-sold")] };
  const field = kind.offer.fields.format;
  if (!isGiven(query[field])) return { query: { ...query, [field]: first.value }, refusals: [] };
  const format = queryText(query, field);
  const suits = formats.some(({ value }) => value === format);
  return { query, refusals: suits ? [] : [{ ...refuse(field, "theme-not-in-format"), possible: formats }] };
}
