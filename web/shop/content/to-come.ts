import type { Api } from "../../../core/http/api.ts";
import { translator } from "../../../core/labels.ts";
import { listText } from "../../../core/list-text.ts";
import { languageOf } from "../../../core/locale.ts";
import type { Shop } from "../../../core/shop.ts";
import { designableKindOf, kindOf } from "../../../products/registry.ts";
import { labelsPath } from "../../../services/labels/contract.ts";
import { ask } from "../../ask.ts";
import { messagesOf } from "../../messages/all.ts";

/** What a page shows of kinds that have prices and cannot be designed, and so not be ordered, yet. */
export interface ToCome {
  /** Says so, on the first such block that shows anything. */
  readonly toCome?: string;
}

/** A block that shows prices, and the kinds that it shows them of. */
export interface Offered {
  readonly block: object;
  readonly kinds: readonly string[];
}

/** The kinds of articles (`calendar?calendarType=wandkalender`); an accessory is none, whatever it goes with. */
export const kindsOfArticles = (skus: readonly string[]): readonly string[] => [
  ...new Set(skus.flatMap((sku) => kindOf(sku.split("?")[0] ?? "")?.key ?? [])),
];

/** Whether a kind has its designer. What goes with another is ordered with it, and the shop's answers name that kind. */
export const canBeOrdered = (kind: string): boolean => designableKindOf(kind) !== undefined;

/** Writes into the blocks of a page, in its order, what of them cannot be ordered yet: one sentence a page, where the first prices are. */
export async function tellToCome(api: Api, shop: Shop, offered: readonly Offered[]): Promise<void> {
  const blocks = offered.filter(({ kinds }) => !kinds.every(canBeOrdered));
  const kinds = blocks.flatMap((one) => one.kinds);
  const toCome = await toComeOf(api, shop, kinds);
  const first = blocks.find(({ block }) => !isEmpty(block));
  if (first) Object.assign(first.block, { toCome });
}

interface Tiled {
  readonly tiles?: readonly unknown[];
}

/** Of tiles, and there are none: nothing of it is drawn (`tiles.tsx`). */
const isEmpty = (block: Tiled & { readonly designs?: Tiled }): boolean => (block.designs ?? block).tiles?.length === 0;

/** The sentence that says which of some kinds cannot be ordered yet; "" when all can. */
export async function toComeOf(api: Api, { locale }: Shop, kinds: readonly string[]): Promise<string> {
  const waiting = [...new Set(kinds)].filter((kind) => !canBeOrdered(kind));
  if (waiting.length === 0) return "";
  const t = messagesOf(locale).content;
  const texts = await ask(api, labelsPath);
  if (!texts.ok) return t.toCome(null);
  const text = translator({ [locale]: texts.value.labels }, locale, () => {});
  const names = waiting.map((kind) => text({ key: `kind.${kind}` }));
  // German writes nouns large wherever they stand.
  const inside = languageOf(locale) === "de" ? names : names.map((name) => name.toLocaleLowerCase(locale));
  return t.toCome(listText(inside, locale));
}
