import { z } from "zod";
import type { Currency } from "../../../core/currency.ts";
import type { Api } from "../../../core/http/api.ts";
import { type LabelParams, type Translate, translator } from "../../../core/labels.ts";
import { formatSize } from "../../../core/length-text.ts";
import { type Format, parseFormat } from "../../../core/measure.ts";
import { formatMoney } from "../../../core/money.ts";
import type { QueryParameters } from "../../../core/query-string.ts";
import type { Shop } from "../../../core/shop.ts";
import { barePath } from "../../../core/shop-path.ts";
import { labelsPath } from "../../../services/labels/contract.ts";
import { type Calculator, productPagePaths } from "../../../services/product-pages/contract.ts";
import { ask } from "../../reading/ask.ts";
import { type BlockReading, linkField, textField } from "../../reading/fields/block-fields.ts";
import { type Editable, editableOf } from "../../reading/values/editable.ts";
import { isRecord, listOf } from "../../reading/values/json.ts";
import type { Asking } from "../define/define-block.ts";
import { partsOf } from "./parts-of.ts";

type Context = Calculator["context"];

export interface OfferedFormat {
  readonly value: string;
  readonly label: string;
  readonly price: string;
  /** `price` in minor units. */
  readonly amount: number;
  /** The same as `price` without a reduction. */
  readonly original: string;
  /** Laid over the material's: the parameters of the designer link. */
  readonly context: Context;
}
export interface OfferedMaterial {
  readonly value: string;
  readonly label: string;
  readonly context: Context;
  /** What is selected once the material is. */
  readonly initial: string;
  readonly formats: readonly OfferedFormat[];
}

/** What the product calculator offers in short: materials, some formats of each, today's prices. */
export interface CalculatorOffer {
  /** Of product. */
  readonly kind: string;
  /** Name of the piece that it begins with (`core/article.ts`). */
  readonly article: string;
  readonly materials: readonly OfferedMaterial[];
  readonly material: string;
  readonly format: string;
  readonly context: Context;
  readonly currency: Currency;
  /** The designer without any parameters. */
  readonly designer: string;
  readonly words: {
    readonly material: string;
    readonly format: string;
    readonly more: string;
    readonly design: string;
  };
}

/** The field `calculator` of a page (chrome document, section 3). */
export interface PageCalculator {
  readonly headline: string;
  readonly note: string;
  /** The product page with the choice that the editor made. */
  readonly href: string;
  /** Null: the shop has no prices for it, and nothing is shown. */
  readonly offer: CalculatorOffer | null;
  readonly editable?: Editable;
}

/** The calculator that an editor placed, before its prices; its link leads to the product page with its choice. */
export function readPageCalculator(value: unknown, reading: BlockReading): PageCalculator | null {
  const written = listOf(value).find(isRecord);
  if (!written) return null;
  const { link, ...words } = z
    .object({ headline: textField, note: textField, link: linkField(reading) })
    .parse(written);
  if (link === null) {
    reading.leftOut("calculator: link");
    return null;
  }
  return { ...words, href: link.href, offer: null, ...(reading.editable && editableOf(written)) };
}

/**
 * The same with what the shop offers, and the product's name where an editor wrote no headline.
 *
 * @param portrait whether formats stand, where the link does not say how they lie (experiment 1031)
 */
export async function askForCalculator(
  read: PageCalculator,
  { api, shop, leftOut }: Asking,
  portrait: boolean,
): Promise<PageCalculator> {
  const asked = await offerOf(api, shop, read.href, portrait);
  if (asked === null) {
    leftOut("calculator: the shop has no answer for its link");
    return read;
  }
  return { ...read, offer: asked.offer, headline: read.headline === "" ? asked.headline : read.headline };
}

async function offerOf(
  api: Api,
  shop: Shop,
  href: string,
  portrait: boolean,
): Promise<{ readonly offer: CalculatorOffer; readonly headline: string } | null> {
  const { path, choice: chosen } = partsOf(href);
  const says = "formatType" in chosen || "orientation" in chosen;
  const query: QueryParameters = {
    ...chosen,
    ...(portrait && !says && { orientation: "portrait" }),
    path: barePath(path),
  };
  const [found, texts] = await Promise.all([ask(api, productPagePaths.calculator, { query }), ask(api, labelsPath)]);
  if (!found.ok || !texts.ok) return null;
  const text = translator({ [shop.locale]: texts.value.labels }, shop.locale, () => {});
  const { product, options, optionsTranslationKey, selectedValue, selectedFormat, context, sku, link, currency } =
    found.value;
  const money = (amount: number) => formatMoney({ amount, currency }, shop.locale);
  const offered = options.map((option) => ({
    value: option.value,
    label: text({ key: option.labelTranslationKey }),
    context: option.context,
    initial: option.initiallySelectedFormat,
    formats: someFormats(option, selectedFormat).map((format) => ({
      value: format.value,
      label: formatName(format, shop, text),
      price: money(format.priceCurrent),
      original: money(format.priceOriginal),
      amount: format.priceCurrent,
      context: format.context,
    })),
  }));
  const offer = {
    kind: product,
    article: sku.value,
    materials: offered,
    material: selectedValue,
    format: selectedFormat,
    context,
    currency,
    designer: link.split("?")[0] ?? "",
    words: {
      material: text({ key: optionsTranslationKey }),
      format: text("calc.format"),
      more: text("calc.more"),
      design: text("cta.design"),
    },
  };
  return { offer, headline: text("calc.headline") };
}

type Option = Calculator["options"][number];
const most = 12;
/** So many are all shown, however they lie. */
const few = 9;

/** Its measures, or what is more than these: a card by its fold, a book by its pages. */
const formatName = (
  { labelTranslationKey: key, translationOptions: params }: Option["formats"][number],
  { locale }: Shop,
  text: Translate,
): string => (key === "fmt.size" ? formatSize(params.size, locale) : text({ key, params: params as LabelParams }));

/** The short form: formats in the proportions of the first one, with that one and the chosen one among them. */
function someFormats({ formats, initiallySelectedFormat }: Option, selected: string): Option["formats"] {
  if (formats.length <= few) return formats;
  const wanted = new Set([initiallySelectedFormat, selected]);
  const ratio = ratioOf(initiallySelectedFormat);
  const alike = formats.filter(({ value }) => wanted.has(value) || Math.abs(ratioOf(value) / ratio - 1) < 0.02);
  return alike.filter(({ value }, index) => index < most || wanted.has(value));
}

function sidesOf(text: string): Format | null {
  const format = parseFormat(text);
  return format.ok ? format.value : null;
}

function ratioOf(text: string): number {
  const sides = sidesOf(text);
  return sides ? sides.width / sides.height : 0;
}
