import type { Api } from "../../core/http/api.ts";
import { translator } from "../../core/labels.ts";
import { listText } from "../../core/list-text.ts";
import { languageOf } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import { designableKindOf, kindOf, productKinds } from "../../products/registry.ts";
import { labelsPath } from "../../services/labels/contract.ts";
import { ask } from "../reading/ask.ts";
import { messagesOf } from "../words/all.ts";

/** Products on a page that have prices and cannot be designed, and so not be ordered, yet. */
export interface ToCome {
  /** Says so, on the first such block that shows anything. */
  readonly toCome?: string;
}

/** A block that shows prices, and what it shows them of. */
interface Offered {
  readonly block: object;
  /** With what the shop answered. */
  readonly shown: object;
  readonly kinds?: readonly string[];
  /** Article numbers, those of accessories among them. */
  readonly articles?: readonly string[];
}

/** The kinds of articles (`calendar?calendarType=wandkalender`); an accessory is none, whatever it goes with. */
export const kindsOfArticles = (skus: readonly string[]): readonly string[] => [
  ...new Set(skus.flatMap((sku) => kindOf(sku.split("?")[0] ?? "")?.key ?? [])),
];

/** Whether a kind has its designer. An accessory is ordered with another kind, which responses name. */
export const canBeOrdered = (kind: string): boolean => designableKindOf(kind) !== undefined;

/** What a page cannot sell yet: one sentence and the block of the first prices; null when all can be ordered. */
export async function toComeOn(api: Api, shop: Shop, offered: readonly Offered[]) {
  const kinds = offered.flatMap((one) => one.kinds ?? []).filter((kind) => !canBeOrdered(kind));
  // What goes with a kind is ordered with it; where the page has none of that kind, it is named itself.
  const alone = ({ articles = [] }: Offered) => articles.filter((sku) => !kinds.includes(kindItGoesWith(sku) ?? ""));
  const missing = (one: Offered) => [
    ...(one.kinds ?? []).filter((kind) => kinds.includes(kind)).map(labelOfKind),
    ...alone(one).flatMap(accessoryToCome),
  ];
  const blocks = offered.filter((one) => missing(one).length > 0);
  const first = blocks.find(({ shown }) => !isEmpty(shown));
  return first ? { block: first.block, text: await sentenceOf(api, shop, blocks.flatMap(missing)) } : null;
}

/** Of which kind an article number is an accessory. */
const kindItGoesWith = (sku: string) => productKinds.find(({ offer }) => offer.accessories?.recognises(sku))?.key;

/** The label of an accessory that nobody can order yet. */
function accessoryToCome(sku: string): readonly string[] {
  const kind = kindItGoesWith(sku);
  return kind === undefined || canBeOrdered(kind) ? [] : [`acc.${sku.split("-")[0]}`];
}

interface Tiled {
  readonly tiles?: readonly unknown[];
}

/** Of tiles, and there are none: nothing of it is drawn (`tiles.tsx`). */
const isEmpty = (block: Tiled & { readonly designs?: Tiled }): boolean => (block.designs ?? block).tiles?.length === 0;

const labelOfKind = (kind: string) => `kind.${kind}`;

/** The sentence that says which of some kinds cannot be ordered yet; "" when all can. */
export const toComeOf = (api: Api, shop: Shop, kinds: readonly string[]): Promise<string> =>
  sentenceOf(api, shop, kinds.filter((kind) => !canBeOrdered(kind)).map(labelOfKind));

async function sentenceOf(api: Api, { locale }: Shop, given: readonly string[]): Promise<string> {
  const labels = new Set(given);
  if (labels.size === 0) return "";
  const t = messagesOf(locale).content;
  const texts = await ask(api, labelsPath);
  if (!texts.ok) return t.toCome;
  const text = translator({ [locale]: texts.value.labels }, locale, () => {});
  const names = [...labels].map((key) => text({ key }));
  // German writes nouns large wherever they stand.
  const inside = languageOf(locale) === "de" ? names : names.map((name) => name.toLocaleLowerCase(locale));
  return t.toComeOf({ things: listText(inside, locale) });
}
