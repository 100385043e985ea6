import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { microUnits, millimetres, minorUnits, partsPerMillion } from "../../core/described-units.ts";
import { countries, locales } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";

/**
 * Prices and choices of all kinds over HTTP (specification section 7, price and catalogue paths). Queries are strict
 * designer links; `productType` names the kind if needed. Minor units as shown, integer mm, the locale's texts.
 */
export const pricePaths = {
  article: "/price-api/prices/article",
  formats: "/price-api/prices/formats",
  formatGroup: "/price-api/prices/format-group",
  formatGroupImages: "/price-api/prices/format-group-prices-images",
  frame: "/price-api/frame",
  optionGroups: "/price-api/photo-options-groups",
  accessory: "/price-api/accessory",
  accessoryShort: "/accessory",
  reference: "/web-api/calculator/reference",
  skuContainer: "/web-api/sku/container",
  aspectRatio: "/web-api/aspect-ratio",
  initialData: "/web-api/shop-frontends-initial-data",
} as const;

const size = z.object({ width: millimetres, height: millimetres });

const countRange = z.object({ min: z.int(), max: z.int() });

/** A reason instead of an absence. */
export const reason = z.object({ field: z.string(), reason: z.string(), text: z.string() });

/** The same in a refusal, with what could be written instead. */
export const refusedField = reason.extend({
  possible: z.array(z.string()).optional(),
  /** Every whole number from the one to the other. */
  range: countRange.optional(),
});

export const price = z.object({
  currency: z.enum(currencies),
  /** Base of the reduction: never more than the lowest price of the 30 days before it. */
  priceOriginal: minorUnits,
  priceCurrent: minorUnits,
  /** (original - current) / original, 0 without a reduction. */
  discount: partsPerMillion,
  /** Lowest price of the 30 days before the reduction; null without one. */
  lowest30Days: minorUnits.nullable(),
  taxIncluded: z.boolean(),
});

/** As a bill prints it: what the price grows by with this part, in whole minor units. */
const line = z.object({ key: z.string(), text: z.string(), micro: microUnits });
const orReason = { price: price.nullable(), reasons: z.array(reason) };
/** A designer link's parameters. */
const parameters = z.record(z.string(), z.unknown());

export const articlePrice = z.object({
  kind: z.string(),
  release: z.int(),
  configuration: z.record(z.string(), z.unknown()),
  title: z.string(),
  facts: z.array(z.string()),
  price,
  /** They add up exactly to `priceCurrent`. */
  lines: z.array(line),
  net: minorUnits,
  tax: minorUnits,
  gross: minorUnits,
  /** Designer link of exactly this configuration. */
  link: z.string(),
});

const step = z.object({
  value: z.int(),
  chosen: z.boolean(),
  ...orReason,
  /** Of one piece, rounded; null where it is not pieces that are counted. */
  unitPrice: minorUnits.nullable(),
  lines: z.array(line),
});
const ladder = z.object({
  field: z.string(),
  label: z.string(),
  steps: z.array(step),
  /** Every whole number between these can be chosen, and the steps are where prices change; null: the steps are all. */
  range: countRange.nullable(),
});
export const ladderPrices = articlePrice.extend({ ladders: z.array(ladder) });

const formatPrice = z.object({ formatType: z.string(), label: z.string(), size, initial: z.boolean(), ...orReason });
const formatGroup = z.object({ ratio: z.string(), label: z.string(), formats: z.array(formatPrice) });
export const formatPrices = z.object({ kind: z.string(), materialType: z.string(), groups: z.array(formatGroup) });
export const formatGroupImages = formatPrices.extend({
  groups: z.array(
    formatGroup.extend({ priceFrom: price.nullable(), image: z.object({ src: z.string(), alt: z.string() }) }),
  ),
});

const choice = z.object({ value: z.string(), label: z.string(), chosen: z.boolean(), ...orReason });
const optionGroup = z.object({ key: z.string(), label: z.string(), options: z.array(choice) });
export const optionGroups = z.object({ groups: z.array(optionGroup) });
export const frameAnswer = z.object({ frames: z.array(choice), mats: z.array(choice) });

/** Product of a lowest price, with its quantity. */
const pricedFor = {
  quantity: z.int(),
  /** Of one piece, rounded up: no piece costs more. */
  unitPrice: minorUnits,
  title: z.string().meta({ example: "Fotoheft A6" }),
  facts: z.array(z.string()),
  /** The designer, with this. */
  link: z.string(),
};
const priceFrom = z.object({
  materialType: z.string(),
  label: z.string(),
  formatType: z.string(),
  /** Of all pieces. */
  price,
  ...pricedFor,
});
export type PriceFrom = z.infer<typeof priceFrom>;
export const pricesFrom = z.object({ materials: z.array(priceFrom) });

/** Lowest price of a design as one of its products: the cheapest format in the usual quantity. */
export const themePrice = z.object({
  product: z.string().meta({ example: "folded" }),
  label: z.string(),
  /** Number of its formats. */
  formats: z.int(),
  format: z.object({ value: z.string().meta({ example: "a6-quer-folded" }), label: z.string() }),
  quantity: z.int(),
  /** Of all pieces. */
  price,
  /** Of one piece, rounded up: no piece costs more. */
  unitPrice: z.int(),
  /** Name of this price, if any: "great value". */
  remark: z.string().nullable(),
});
export type ThemePrice = z.infer<typeof themePrice>;

const ladderOverview = ladder.extend({ steps: z.array(step.omit({ lines: true })) });
export const overview = z.object({
  kind: z.string(),
  types: z.array(
    choice.extend({
      formats: z.array(formatPrice),
      options: z.array(optionGroup),
      ladders: z.array(ladderOverview),
      link: z.string(),
    }),
  ),
});

export const reference = z.object({
  kind: z.string(),
  /** Initial state of the calculator. */
  initial: z.object({
    materialType: z.string(),
    formatType: z.string(),
    parameters,
    price,
    link: z.string(),
  }),
  /** The lowest listed price of a piece, of all materials. */
  from: priceFrom,
});

export const formatLimits = z.object({
  materialType: z.string(),
  smallest: size,
  largest: size,
  longestToShortest: z.int(),
  text: z.string(),
});

export const frameVariants = z.object({
  frameTypes: z.array(
    z.object({
      frameType: z.string(),
      label: z.string(),
      defaultVariant: z.string(),
      matSize: millimetres,
      matType: z.string(),
      materials: z.array(z.string()),
      variants: z.array(z.object({ value: z.string(), label: z.string(), shortLabel: z.string(), finish: z.string() })),
    }),
  ),
});

/** The whole release, for designers that compute prices and layouts themselves. */
export const releaseAnswer = z.object({ release: z.int(), data: z.record(z.string(), z.unknown()) });

/** Prices are those of one; `alonePrice` without what it goes with, null where it is not sold so. */
export const accessoryList = z.object({
  accessories: z.array(
    choice.omit({ value: true }).extend({ sku: z.string(), type: z.string(), alonePrice: price.nullable() }),
  ),
  /** Formats they suit, by the parameter of the format. */
  madeFor: z.array(z.object({ value: z.string(), label: z.string(), chosen: z.boolean() })),
});
const pricedAccessory = z.object({ sku: z.string(), quantity: z.int(), label: z.string(), price });
export const accessoryPrice = z.object({
  accessories: z.array(pricedAccessory),
  /** Of all together, rounded once. */
  price,
  lines: z.array(line),
  net: minorUnits,
  tax: minorUnits,
  gross: minorUnits,
});
export const accessoryOrderRequest = z.strictObject({
  accessories: z
    .array(z.strictObject({ sku: z.string().max(60), quantity: z.int().min(1).max(10_000) }))
    .min(1)
    .max(20),
});
export const accessoryOrder = accessoryPrice.extend({
  configuration: z.record(z.string(), z.unknown()),
  /** Body of `POST /web-api/cart/lines` that adds them to the basket. */
  line: z.object({ kind: z.string(), configuration: z.record(z.string(), z.unknown()), quantity: z.int() }),
  /** Link that adds exactly these accessories to the basket. */
  link: z.string(),
});
/** One accessory by its SKU. */
export const oneAccessory = pricedAccessory.extend({
  kind: z.string(),
  type: z.string(),
  lines: z.array(line),
  /** The priced configuration. */
  configuration: z.record(z.string(), z.unknown()),
});

/** The SKU container of content pages (second document, section 3, calculator: Sku). */
export const skuContainer = z.object({
  skus: z.array(
    z.object({
      sku: z.string(),
      kind: z.string(),
      title: z.string(),
      context: parameters,
      currency: z.enum(currencies),
      priceCurrent: minorUnits,
      priceOriginal: minorUnits,
      lowest30Days: minorUnits.nullable(),
      link: z.string(),
    }),
  ),
});

export const aspectRatio = z.object({
  size,
  /** Ratio key of the specification: the nearest one. */
  ratio: z.string(),
  label: z.string(),
  /** Whether the format has that ratio, to the millimetre. */
  exact: z.boolean(),
  orientation: z.enum(["landscape", "portrait", "square"]),
  /** Width divided by height. */
  widthToHeight: partsPerMillion,
  /** `A4`; null for what is no named paper size. */
  paper: z.string().nullable(),
});

export const initialData = z.object({
  payload: z.object({
    channel: z.enum(channels),
    locale: z.enum(locales),
    language: z.string(),
    country: z.enum(countries),
    currency: z.enum(currencies),
    unit: z.enum(["cm", "inch"]),
    locales: z.array(z.enum(locales)),
    /** Every kind that has prices. */
    products: z.array(
      z.object({
        kind: z.string(),
        productType: z.string(),
        label: z.string(),
        designerPath: z.string(),
        from: price.extend(pricedFor),
      }),
    ),
  }),
});

/** Responses of GET, by path; kinds add paths of their own in their `offer`. */
export const priceAnswers = {
  [pricePaths.article]: articlePrice,
  [pricePaths.formats]: formatPrices,
  [pricePaths.formatGroup]: formatPrices,
  [pricePaths.formatGroupImages]: formatGroupImages,
  [pricePaths.frame]: frameAnswer,
  [pricePaths.optionGroups]: optionGroups,
  [pricePaths.accessory]: oneAccessory,
  [pricePaths.accessoryShort]: oneAccessory,
  [pricePaths.reference]: reference,
  [pricePaths.skuContainer]: skuContainer,
  [pricePaths.aspectRatio]: aspectRatio,
  [pricePaths.initialData]: initialData,
  "/price-api/photoboxes": overview,
  "/web-api/calendar-price": ladderPrices,
  "/web-api/photobook-price": ladderPrices,
  "/web-api/photobox-data": releaseAnswer,
  "/web-api/card-price": ladderPrices,
  "/web-api/card-accessories": accessoryList,
  "/web-api/card-accessory-price": accessoryPrice,
  "/web-api/variants-for-frame-types": frameVariants,
  "/web-api/product-selection-photo-frame/price-article": articlePrice,
  "/web-api/product-selection-photo-frame/prices-formats": formatPrices,
  "/web-api/product-selection-photo-frame/prices-format-group": formatPrices,
  "/web-api/product-selection-photo-frame/prices-from": pricesFrom,
  "/web-api/product-selection-photo-frame/format-limits": formatLimits,
  "/web-api/product-selection-photo-frame/data": releaseAnswer,
} as const;

export type Price = z.infer<typeof price>;
export type Line = z.infer<typeof line>;
export type Reason = z.infer<typeof reason>;
export type RefusedField = z.infer<typeof refusedField>;
export interface PriceOrReasons {
  readonly price: Price | null;
  readonly reasons: Reason[];
}
export type ArticlePrice = z.infer<typeof articlePrice>;
export type LadderPrices = z.infer<typeof ladderPrices>;
export type FormatPrices = z.infer<typeof formatPrices>;
export type Overview = z.infer<typeof overview>;
export type OptionGroups = z.infer<typeof optionGroups>;
export type AccessoryPrice = z.infer<typeof accessoryPrice>;
export type SkuContainer = z.infer<typeof skuContainer>;
export type AspectRatio = z.infer<typeof aspectRatio>;
export type InitialData = z.infer<typeof initialData>;
export type ReleaseAnswer = z.infer<typeof releaseAnswer>;
