import { articleOf } from "../../core/article.ts";
import { isCollage } from "../../products/kind.ts";
import type { Offered, OfferedFormat } from "../../products/offer.ts";
import { designerLink } from "../../products/registry.ts";
import type { Calculator } from "../product-pages/contract.ts";
import { typeValue } from "./choices.ts";
import type { PriceContext } from "./price-context.ts";
import { priceOf } from "./price-of.ts";

type Context = Calculator["context"];
type Type = Calculator["options"][number];

/**
 * The specification's calculator (second document, section 3) for any kind: every material or type with its formats and
 * prices. The designer link is the contexts of calculator, type and format, the later over the earlier.
 */
export function calculatorOf(prices: PriceContext, choice: object): Calculator {
  const { kind, data, opening } = prices;
  const shared = contextOf(prices, choice);
  const types = kind.offer.types(choice, data, opening) as readonly Offered<object>[];
  const options = types.map((type) => typeOption(prices, type, shared));
  const chosen = options[types.findIndex((type) => type.chosen)];
  const formatType = formatsOf(prices, choice).find((format) => format.chosen)?.value ?? "";
  const price = shownPriceOf(prices, choice);
  if (!price) throw new Error(`a ${kind.key} that was parsed strictly has no price`);
  return {
    product: kind.productType,
    options,
    optionsTranslationKey: "calc.material",
    selectedValue: chosen?.value ?? typeValue(prices, choice),
    selectedFormat: formatType,
    labels: options.flatMap(({ formats }, index) =>
      formats.some((one) => one.priceCurrent < one.priceOriginal)
        ? [{ index, text: prices.text("calc.deal"), backgroundColor: "red", textColor: "white" }]
        : [],
    ),
    isCollage: isCollage(kind.productType),
    context: shared,
    sku: { value: skuOf(prices, choice), context: {}, ...price },
    link: designerLink(kind, choice),
    currency: prices.shop.currency,
  };
}

/** Types that are impossible with the present choice are not listed. */
function typeOption(prices: PriceContext, { value, label, configuration }: Offered<object>, shared: Context): Type {
  const context = contextOf(prices, configuration);
  const offered = formatsOf(prices, configuration);
  const initial = offered.find((format) => format.initial) ?? offered[0];
  const formats = offered.flatMap((format) => {
    const price = shownPriceOf(prices, format.configuration);
    if (!price) return [];
    return {
      value: format.value,
      ...price,
      context: differing(prices, format.configuration, context),
      labelTranslationKey: format.label.key,
      translationOptions: { ...format.label.params, size: { ...format.size } },
    };
  });
  return {
    value,
    labelTranslationKey: label.key,
    disabled: formats.length === 0,
    context: differing(prices, configuration, shared),
    formats,
    initiallySelectedFormat: initial?.value ?? "",
  };
}

const formatsOf = ({ kind, data, opening }: PriceContext, choice: object): readonly OfferedFormat<object>[] =>
  kind.offer.formats(choice, data, opening);

function shownPriceOf(prices: PriceContext, configuration: object) {
  const quoted = prices.kind.quote(configuration, prices.data, prices.terms);
  if (!quoted.ok) return null;
  const { priceCurrent, priceOriginal, lowest30Days } = priceOf(prices, configuration, quoted.value);
  return { priceCurrent, priceOriginal, lowest30Days };
}

const skuOf = ({ kind }: PriceContext, choice: object): string =>
  articleOf(kind.key, choice as Readonly<Record<string, unknown>>);

/** The parameters of the designer link, absent ones as null, so that a later context can take one away. */
const contextOf = (prices: PriceContext, configuration: object): Context => differing(prices, configuration, {});

/** Parameters that differ from those below. A calculator computes hundreds, so nothing else is allocated. */
function differing({ kind }: PriceContext, configuration: object, below: Context): Context {
  const link = kind.writeLink(configuration) as Context;
  const context: Context = {};
  for (const key of Object.keys(link)) {
    const value = link[key] ?? null;
    if (!(key in below) || !isSame(value, below[key])) context[key] = value;
  }
  return context;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => value === other[index]);
  }
  return isRecord(one) && isRecord(other) && JSON.stringify(one) === JSON.stringify(other);
}

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
