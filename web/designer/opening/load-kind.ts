import type { Api } from "../../../core/http/api.ts";
import { translator } from "../../../core/labels.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Shop } from "../../../core/shop.ts";
import { panels } from "../../../products/panels.ts";
import { type AnyKind, designableKindOf } from "../../../products/registry.ts";
import { releaseOfCatalogue, releasePath, shopTerms, shopTermsPath } from "../../../services/catalogue/contract.ts";
import { labelsAnswer, labelsPath } from "../../../services/labels/contract.ts";
import { arrivalOf } from "../context/arrival.ts";
import type { KindAtHand } from "../context/kind-at-hand.ts";

export type KindFailure = "unknown-kind" | "unreachable" | "unreadable";

/** Fetches what a kind's designer needs: its code, one release of its catalogue, the shop's terms, the labels. */
export async function loadKind(
  key: string,
  release: number,
  shop: Shop,
  api: Api,
): Promise<Outcome<KindAtHand, KindFailure>> {
  const kind = designableKindOf(key);
  const loadPanel = panels[key];
  if (!kind || !loadPanel) return failed("unknown-kind");
  const [panel, data, terms, labels] = await Promise.all([
    loadPanel(shop.locale),
    api.get(releasePath(key), { query: { release: String(release) } }),
    api.get(shopTermsPath),
    api.get(labelsPath),
  ]);
  if (!data.ok || !terms.ok || !labels.ok) return failed("unreachable");
  const read = kind.dataSchema.safeParse(releaseOfCatalogue.safeParse(data.value).data?.data);
  const readTerms = shopTerms.safeParse(terms.value);
  const readLabels = labelsAnswer.safeParse(labels.value);
  if (!read.success || !readTerms.success || !readLabels.success) return failed("unreadable");
  const earlier = await fetchReleases(kind, readTerms.data.earlier[key] ?? [], api);
  if (earlier === null) return failed("unreachable");
  const { currency, country } = shop;
  const { on, taxes } = readTerms.data;
  const report = (missing: string) => console.warn(`missing translation: ${missing}`);
  return done({
    kind,
    panel,
    release,
    data: read.data,
    shop,
    text: translator({ [shop.locale]: readLabels.data.labels }, shop.locale, report),
    pricing: { currency, country, on, taxOf: (taxClass) => taxes[taxClass] },
    earlier,
    arrivalOf: (facts, goods) => arrivalOf(readTerms.data.shipping, shop.country, facts, goods, new Date()),
  });
}

/** The kind with the release that counts today; null when it cannot be had or is the one at hand. */
export async function loadNewerRelease(atHand: KindAtHand, api: Api): Promise<KindAtHand | null> {
  // The answer to the same question of a minute ago may have become wrong, and the basket would refuse what follows
  // from it.
  const answer = await api.get(releasePath(atHand.kind.key), { headers: { "cache-control": "no-cache" } });
  const found = answer.ok ? releaseOfCatalogue.safeParse(answer.value).data : undefined;
  if (!found || found.release === atHand.release) return null;
  const data = atHand.kind.dataSchema.safeParse(found.data);
  return data.success ? { ...atHand, release: found.release, data: data.data } : null;
}

/** Releases by their numbers, parsed; null when one cannot be had. */
async function fetchReleases(kind: AnyKind, numbers: readonly number[], api: Api): Promise<readonly unknown[] | null> {
  const answers = await Promise.all(
    numbers.map((release) => api.get(releasePath(kind.key), { query: { release: String(release) } })),
  );
  const read = answers.map((answer) =>
    kind.dataSchema.safeParse(answer.ok ? releaseOfCatalogue.safeParse(answer.value).data?.data : undefined),
  );
  return read.every(({ success }) => success) ? read.map(({ data }) => data) : null;
}
