import type { Locale } from "../../core/locale.ts";
import { failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import type { ThemeGoods } from "../../products/offer.ts";
import type { AnyKind } from "../../products/registry.ts";
import { kindOfSku } from "./accessories.ts";
import { aspectRatio } from "./aspect-ratio.ts";
import { type CampaignReduction, campaignReductions, keptReductions } from "./campaign-reductions.ts";
import type { RefusedField, ReleaseAnswer, ThemePrice } from "./contract.ts";
import { initialData } from "./initial-data.ts";
import { misspelt, unknownParameters } from "./known-parameters.ts";
import { withTheme } from "./named-theme.ts";
import { openPriceContext, type PriceContext, type PricesDependencies } from "./price-context.ts";
import { kindOfQuery, type Refused, readChoice, refusedFields, sentName, shopOfQuery } from "./read-choice.ts";
import { releaseData } from "./release-data.ts";
import { mostSkus, skuPrice, themedSku, unknownSku } from "./sku-container.ts";
import { keptThemePrices, themePrices } from "./theme-prices.ts";

/**
 * Why there is no answer: nothing is published yet, or what is wrong with the question and how to mend it. `parameters`
 * are the names under which the query says those fields, in the same order.
 */
export type PriceFailure =
  | { readonly kind: "no-catalogue" }
  | {
      readonly kind: "refused";
      readonly fields: readonly RefusedField[];
      readonly parameters: readonly string[];
      /** In whose words the fields are refused. */
      readonly locale: Locale;
    };

export type PriceAnswer = Outcome<unknown, PriceFailure>;

/** Computes an answer of one kind for a configuration that can be made. */
export type View = (
  context: PriceContext,
  choice: object,
  query: QueryParameters,
) => Outcome<unknown, readonly Refused[]>;

export interface Prices {
  readonly kinds: readonly AnyKind[];
  /**
   * @param own the kind a path belongs to; null where the query says which
   * @param more names of parameters that the view reads beside the link's
   */
  ask(
    shop: Shop,
    query: QueryParameters,
    own: AnyKind | null,
    view: View,
    more?: readonly string[],
  ): Promise<PriceAnswer>;
  /** One accessory by its SKU, whichever kind has it. */
  accessory(shop: Shop, query: QueryParameters, view: View): Promise<PriceAnswer>;
  skus(shop: Shop, query: QueryParameters): Promise<PriceAnswer>;
  ratio(shop: Shop, query: QueryParameters): Promise<PriceAnswer>;
  initial(shop: Shop, query: QueryParameters): Promise<PriceAnswer>;
  /** Reductions of a kind's present campaigns, by their key. */
  reductions(shop: Shop, kind: AnyKind): Promise<ReadonlyMap<string, CampaignReduction>>;
  /**
   * Lowest price of each design as each of its products; empty where no catalogue is published or none is drawn for.
   */
  themePrices(shop: Shop, themes: readonly ThemeGoods[]): Promise<readonly (readonly ThemePrice[])[]>;
  /** A release of a kind's catalogue, the current one for null. Releases of the future are confidential. */
  release(kind: AnyKind, release: number | null): Promise<ReleaseAnswer | null>;
}

interface Asked {
  readonly kind: AnyKind;
  readonly query: QueryParameters;
}

export function createPrices(dependencies: PricesDependencies): Prices {
  const { kinds, labels, themes } = dependencies;
  const open = openPriceContext(dependencies);
  const themePricesOf = keptThemePrices((context, themes) => withPast([context], () => themePrices(context, themes)));
  const reductionsOf = keptReductions((context) => withPast([context], () => campaignReductions(context)));

  /** @param asked the kind the query is about and the query itself, as far as they are known */
  async function refused(shop: Shop, reasons: readonly Refused[], asked?: Asked): Promise<PriceAnswer> {
    const text = await labels.translate(shop.locale);
    const parameters = reasons.map(({ field }) => (asked && sentName(asked.kind.offer, field, asked.query)) ?? field);
    return failed({ kind: "refused", fields: refusedFields({ text }, reasons), parameters, locale: shop.locale });
  }

  async function computed(
    contexts: readonly PriceContext[],
    shop: Shop,
    compute: () => Outcome<unknown, readonly Refused[]>,
    asked?: Asked,
  ): Promise<PriceAnswer> {
    const answer = await withPast(contexts, compute);
    return answer.ok ? answer : refused(shop, answer.error, asked);
  }

  async function askKind(
    kind: AnyKind,
    shop: Shop,
    query: QueryParameters,
    compute: View,
    { more = [], read = query }: { readonly more?: readonly string[]; readonly read?: QueryParameters } = {},
  ): Promise<PriceAnswer> {
    const context = await open(kind, shop);
    if (!context) return failed({ kind: "no-catalogue" });
    const themed = await withTheme(context, read, themes);
    const unknown = [...unknownParameters(kinds, kind, query, more), ...themed.refusals];
    const answer = () => {
      const choice = readChoice(context, themed.query);
      if (!choice.ok || unknown.length > 0) return failed([...unknown, ...(choice.ok ? [] : choice.error)]);
      return compute(context, choice.value as object, query);
    };
    return computed([context], shop, answer, { kind, query });
  }

  /** A question about no kind in particular; its path reads nothing but `names`. */
  async function askShop(
    asked: Shop,
    query: QueryParameters,
    names: readonly string[],
    answer: (shop: Shop) => Promise<PriceAnswer>,
  ): Promise<PriceAnswer> {
    const shop = shopOfQuery(asked, query);
    if (!shop.ok) return refused(asked, shop.error);
    const unknown = unknownParameters(kinds, null, query, names);
    return unknown.length > 0 ? refused(shop.value, unknown) : answer(shop.value);
  }

  const everyContext = async (shop: Shop) =>
    (await Promise.all(kinds.map((kind) => open(kind, shop)))).filter((context) => context !== null);

  return {
    kinds,
    release: releaseData(dependencies),

    async ask(asked, query, own, view, more = []) {
      const shop = shopOfQuery(asked, query);
      if (!shop.ok) return refused(asked, shop.error);
      const kind = kindOfQuery(kinds, query, own);
      if (kind.ok) return askKind(kind.value, shop.value, query, view, { more });
      return refused(shop.value, [...misspelt(kinds, query, more), ...kind.error]);
    },

    async accessory(asked, query, view) {
      const shop = shopOfQuery(asked, query);
      if (!shop.ok) return refused(asked, shop.error);
      const sku = queryText(query, "sku") ?? "";
      const kind = kindOfSku(kinds, sku);
      if (!kind) return refused(shop.value, [refuse("sku", "sku-unknown", { sku: sku.slice(0, 60) })]);
      // The quantity is the accessory's, not that of what it goes with.
      const read = { ...query, quantity: null };
      return askKind(kind, shop.value, query, view, { more: ["sku", "quantity"], read });
    },

    skus: (asked, query) =>
      askShop(asked, query, ["skus"], async (shop) => {
        const skus = queryTexts(query, "skus").filter(isGiven);
        const tooMany = skus.length === 0 || skus.length > mostSkus;
        if (tooMany) return refused(shop, [{ ...refuse("skus", "unreadable"), range: { min: 1, max: mostSkus } }]);
        const contexts = await everyContext(shop);
        const read = await Promise.all(skus.map((sku) => themedSku(contexts, sku, themes)));
        return computed(contexts, shop, () => {
          const prices = skus.map((sku, index) => skuPrice(contexts, sku, read[index] ?? null));
          const unknown = skus.flatMap((sku, index) => (prices[index] ? [] : [unknownSku(sku, index)]));
          return unknown.length === 0 ? { ok: true, value: { skus: prices } } : failed(unknown);
        });
      }),

    ratio: (asked, query) =>
      askShop(asked, query, ["formatType", "width", "height"], async (shop) => {
        const answer = aspectRatio(query, shop.unit, await labels.translate(shop.locale));
        return answer.ok ? answer : refused(shop, answer.error);
      }),

    async themePrices(shop, wanted) {
      const kind = kinds.find(({ offer }) => offer.themes);
      const context = kind ? await open(kind, shop) : null;
      return context ? themePricesOf(context, wanted) : wanted.map(() => []);
    },

    async reductions(shop, kind) {
      const context = await open(kind, shop);
      return context ? reductionsOf(context) : new Map();
    },

    initial: (asked, query) =>
      askShop(asked, query, [], async (shop) => {
        const contexts = await everyContext(shop);
        return computed(contexts, shop, () => ({ ok: true, value: initialData(shop, contexts) }));
      }),
  };
}

/** Computes, and repeats it after loading missing data of a reduction. */
async function withPast<Answer>(contexts: readonly PriceContext[], compute: () => Answer): Promise<Answer> {
  let answer = compute();
  while ((await Promise.all(contexts.map(({ past }) => past.load()))).includes(true)) answer = compute();
  return answer;
}
