import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { refuse } from "../../products/link-values.ts";
import { pieceOfArticle } from "../../products/offered-articles.ts";
import { readStrictly } from "../../products/read-strictly.ts";
import { designerLink } from "../../products/registry.ts";
import { accessoryAlone, intoBasket } from "./accessories.ts";
import type { SkuContainer } from "./contract.ts";
import { withTheme } from "./named-theme.ts";
import type { PriceContext, ThemesOfShop } from "./price-context.ts";
import { priceOf } from "./price-of.ts";
import type { Refused } from "./read-choice.ts";

/** Most articles of one container. */
export const mostSkus = 50;

/**
 * The configuration an article's name means (`core/article.ts`), or a kind's key and its link's parameters,
 * `calendar?calendarType=wandkalender&formatType=a4-quer`.
 */
function configurationOf(context: PriceContext, sku: string): object | null {
  const own = sku.includes("?") ? null : pieceOf(context, sku);
  if (own) return own;
  const { kind, data, opening } = context;
  if (!sku.startsWith(`${kind.key}?`)) return null;
  const read = readStrictly(kind, parseQuery(sku.slice(kind.key.length + 1)), data, opening);
  return read.ok ? (read.value as object) : null;
}

const pieceOf = ({ kind, data, opening }: PriceContext, sku: string): object | null =>
  pieceOfArticle(sku, kind, kind.readLink({}, data, opening).configuration, { release: data, shop: opening });

/** The number with a format its theme comes in; null where it names a theme that there is not, or not as this. */
export async function themedSku(
  contexts: readonly PriceContext[],
  sku: string,
  themes: ThemesOfShop,
): Promise<string | null> {
  const context = contexts.find(({ kind }) => kind.offer.themes && sku.startsWith(`${kind.key}?`));
  if (!context) return sku;
  const { key } = context.kind;
  const { query, refusals } = await withTheme(context, parseQuery(sku.slice(key.length + 1)), themes);
  return refusals.length > 0 ? null : `${key}?${writeQuery(query)}`;
}

/**
 * An article or an accessory with its price and link parameters; null when no kind knows the number. `read` is the
 * result of `themedSku`.
 */
export function skuPrice(
  contexts: readonly PriceContext[],
  sku: string,
  read: string | null,
): SkuContainer["skus"][number] | null {
  if (read === null) return null;
  for (const context of contexts) {
    const configuration = configurationOf(context, read);
    const quoted = configuration && context.kind.quote(configuration, context.data, context.terms);
    if (!configuration || !quoted?.ok) continue;
    const { kind, data, text } = context;
    const { priceCurrent, priceOriginal, lowest30Days, currency } = priceOf(context, configuration, quoted.value);
    return {
      sku,
      kind: kind.key,
      title: text(kind.describe(configuration, data).title),
      context: { ...kind.writeLink(configuration) },
      currency,
      priceCurrent,
      priceOriginal,
      lowest30Days,
      link: designerLink(kind, configuration),
    };
  }
  return accessoryArticle(contexts, sku);
}

/** One accessory alone, with its link. */
function accessoryArticle(contexts: readonly PriceContext[], sku: string): SkuContainer["skus"][number] | null {
  const context = contexts.find(({ kind }) => kind.offer.accessories?.recognises(sku));
  if (!context) return null;
  const { kind, data, opening } = context;
  const priced = accessoryAlone(context, kind.readLink({}, data, opening).configuration, sku);
  if (!priced) return null;
  const { priceCurrent, priceOriginal, lowest30Days, currency } = priced.price;
  return {
    sku,
    kind: kind.key,
    title: priced.label,
    context: { ...kind.writeLink(priced.configuration) },
    currency,
    priceCurrent,
    priceOriginal,
    lowest30Days,
    link: intoBasket(context, priced.configuration),
  };
}

export const unknownSku = (sku: string, index: number): Refused =>
  refuse(`skus.${index}`, "sku-unknown", { sku: sku.slice(0, 60) });
