import { failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import type { AnyKind } from "../../products/registry.ts";
import { kindOfSku } from "./accessories.ts";
import { aspectRatio } from "./aspect-ratio.ts";
import { type CampaignReduction, campaignReductions } from "./campaign-reductions.ts";
import type { RefusedField, ReleaseAnswer } from "./contract.ts";
import { initialData } from "./initial-data.ts";
import { type KindDesk, openKindDesk, type PricesDependencies } from "./kind-desk.ts";
import { kindOfQuery, type Refused, readChoice, refusedFields, shopOfQuery } from "./read-choice.ts";
import { releaseData } from "./release-data.ts";
import { mostSkus, skuPrice, unknownSku } from "./sku-container.ts";

/** Why there is no answer: nothing is published yet, or what is wrong with the question and how to mend it. */
export type PriceFailure =
  | { readonly kind: "no-catalogue" }
  | { readonly kind: "refused"; readonly fields: readonly RefusedField[] };

export type PriceAnswer = Outcome<unknown, PriceFailure>;

/** Computes an answer of one kind for a configuration that can be made. */
export type View = (desk: KindDesk, choice: object, query: QueryParameters) => Outcome<unknown, readonly Refused[]>;

export interface Prices {
  readonly kinds: readonly AnyKind[];
  /** @param own the kind a path belongs to; null where the query says which */
  ask(shop: Shop, query: QueryParameters, own: AnyKind | null, view: View): Promise<PriceAnswer>;
  /** One accessory by its SKU, whichever kind has it. */
  accessory(shop: Shop, query: QueryParameters, view: View): Promise<PriceAnswer>;
  skus(shop: Shop, query: QueryParameters): Promise<PriceAnswer>;
  ratio(shop: Shop, query: QueryParameters): Promise<PriceAnswer>;
  initial(shop: Shop): Promise<PriceAnswer>;
  /** What the campaigns of a kind that run today take off, by their key. */
  reductions(shop: Shop, kind: AnyKind): Promise<ReadonlyMap<string, CampaignReduction>>;
  /** A release of a kind's catalogue, the current one for null. One that is published ahead of its day is nobody's business before. */
  release(kind: AnyKind, release: number | null): Promise<ReleaseAnswer | null>;
}

export function createPrices(dependencies: PricesDependencies): Prices {
  const { kinds, labels } = dependencies;
  const open = openKindDesk(dependencies);

  async function refused(shop: Shop, reasons: readonly Refused[]): Promise<PriceAnswer> {
    const text = await labels.translate(shop.locale);
    return failed({ kind: "refused", fields: refusedFields({ text }, reasons) });
  }

  async function computed(
    desks: readonly KindDesk[],
    shop: Shop,
    compute: () => Outcome<unknown, readonly Refused[]>,
  ): Promise<PriceAnswer> {
    const answer = await withPast(desks, compute);
    return answer.ok ? answer : refused(shop, answer.error);
  }

  async function askKind(
    kind: AnyKind,
    shop: Shop,
    query: QueryParameters,
    compute: View,
    read: QueryParameters = query,
  ): Promise<PriceAnswer> {
    const desk = await open(kind, shop);
    if (!desk) return failed({ kind: "no-catalogue" });
    return computed([desk], shop, () => {
      const choice = readChoice(desk, read);
      return choice.ok ? compute(desk, choice.value as object, query) : choice;
    });
  }

  const everyDesk = async (shop: Shop) =>
    (await Promise.all(kinds.map((kind) => open(kind, shop)))).filter((desk) => desk !== null);

  return {
    kinds,
    release: releaseData(dependencies),

    async ask(asked, query, own, view) {
      const shop = shopOfQuery(asked, query);
      if (!shop.ok) return refused(asked, shop.error);
      const kind = kindOfQuery(kinds, query, own);
      return kind.ok ? askKind(kind.value, shop.value, query, view) : refused(shop.value, kind.error);
    },

    async accessory(asked, query, view) {
      const shop = shopOfQuery(asked, query);
      if (!shop.ok) return refused(asked, shop.error);
      const sku = queryText(query, "sku") ?? "";
      const kind = kindOfSku(kinds, sku);
      if (!kind) return refused(shop.value, [refuse("sku", "sku-unknown", { sku: sku.slice(0, 60) })]);
      // The quantity is the accessory's, not that of what it goes with.
      return askKind(kind, shop.value, query, view, { ...query, quantity: null });
    },

    async skus(shop, query) {
      const skus = queryTexts(query, "skus").filter(isGiven);
      const tooMany = skus.length === 0 || skus.length > mostSkus;
      if (tooMany) return refused(shop, [{ ...refuse("skus", "unreadable"), possible: [`1-${mostSkus}`] }]);
      const desks = await everyDesk(shop);
      return computed(desks, shop, () => {
        const prices = skus.map((sku) => skuPrice(desks, sku));
        const unknown = skus.flatMap((sku, index) => (prices[index] ? [] : [unknownSku(sku, index)]));
        return unknown.length === 0 ? { ok: true, value: { skus: prices } } : failed(unknown);
      });
    },

    async ratio(shop, query) {
      const answer = aspectRatio(query, await labels.translate(shop.locale));
      return answer.ok ? answer : refused(shop, answer.error);
    },

    async reductions(shop, kind) {
      const desk = await open(kind, shop);
      return desk ? withPast([desk], () => campaignReductions(desk)) : new Map();
    },

    async initial(shop) {
      const desks = await everyDesk(shop);
      return computed(desks, shop, () => ({ ok: true, value: initialData(shop, desks) }));
    },
  };
}

/** Computes, and computes again when a reduction turned up whose past was not at hand. */
async function withPast<Answer>(desks: readonly KindDesk[], compute: () => Answer): Promise<Answer> {
  let answer = compute();
  while ((await Promise.all(desks.map(({ past }) => past.load()))).includes(true)) answer = compute();
  return answer;
}
