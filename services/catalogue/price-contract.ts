import { z } from "zod";
import { currencies } from "../../core/money.ts";

/**
 * Prices of wall pictures over HTTP. Every route takes the designer link's parameters (materialType, formatType,
 * frameType, matSize, matType, optionTypes[]) as its query and answers for the shop named by X-Channel and X-Locale.
 * Amounts are integer minor units as shown to the visitor, lengths integer millimetres, texts in the locale.
 */
export const pricePaths = {
  article: "/price-api/prices/article",
  formats: "/price-api/prices/formats",
  formatGroup: "/price-api/prices/format-group",
  formatGroupImages: "/price-api/prices/format-group-prices-images",
  frame: "/price-api/frame",
  optionGroups: "/price-api/photo-options-groups",
  selectionArticle: "/web-api/product-selection-photo-frame/price-article",
  selectionFormats: "/web-api/product-selection-photo-frame/prices-formats",
  selectionFormatGroup: "/web-api/product-selection-photo-frame/prices-format-group",
  selectionFrom: "/web-api/product-selection-photo-frame/prices-from",
  selectionLimits: "/web-api/product-selection-photo-frame/format-limits",
  selectionData: "/web-api/product-selection-photo-frame/data",
  frameVariants: "/web-api/variants-for-frame-types",
} as const;

const size = z.object({ width: z.int(), height: z.int() });

/** A reason instead of an absence. */
export const reason = z.object({ field: z.string(), reason: z.string(), text: z.string() });

export const price = z.object({
  currency: z.enum(currencies),
  /** What the reduction is measured by: never more than the lowest price of the 30 days before it. */
  priceOriginal: z.int(),
  priceCurrent: z.int(),
  /** (original - current) / original in parts per million, 0 without a reduction. */
  discount: z.int(),
  /** Lowest price of the 30 days before the reduction; null without one. */
  lowest30Days: z.int().nullable(),
  taxIncluded: z.boolean(),
});

const orReason = { price: price.nullable(), reasons: z.array(reason) };

export const articlePrice = z.object({
  release: z.int(),
  configuration: z.record(z.string(), z.unknown()),
  title: z.string(),
  facts: z.array(z.string()),
  price,
  /** They add up exactly to `priceCurrent`, in millionths of the currency's main unit. */
  lines: z.array(z.object({ key: z.string(), text: z.string(), micro: z.int() })),
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  /** Designer link of exactly this configuration. */
  link: z.string(),
});

export const formatPrice = z.object({ formatType: z.string(), label: z.string(), size, ...orReason });
export const formatGroup = z.object({ ratio: z.string(), label: z.string(), formats: z.array(formatPrice) });
export const formatPrices = z.object({ materialType: z.string(), groups: z.array(formatGroup) });
export const formatGroupImages = z.object({
  materialType: z.string(),
  groups: z.array(
    formatGroup.extend({ priceFrom: price.nullable(), image: z.object({ src: z.string(), alt: z.string() }) }),
  ),
});

const choice = z.object({ value: z.string(), label: z.string(), chosen: z.boolean(), ...orReason });
export const optionGroups = z.object({
  groups: z.array(z.object({ key: z.string(), label: z.string(), options: z.array(choice) })),
});

export const frameAnswer = z.object({ frames: z.array(choice), mats: z.array(choice) });

export const pricesFrom = z.object({
  materials: z.array(z.object({ materialType: z.string(), label: z.string(), formatType: z.string(), price })),
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
      matSize: z.int(),
      matType: z.string(),
      materials: z.array(z.string()),
      variants: z.array(z.object({ value: z.string(), label: z.string(), shortLabel: z.string(), finish: z.string() })),
    }),
  ),
});

/** The whole release, for designers that compute prices and layouts themselves. */
export const releaseAnswer = z.object({ release: z.int(), data: z.record(z.string(), z.unknown()) });

export type Price = z.infer<typeof price>;
export type ArticlePrice = z.infer<typeof articlePrice>;
export type FormatPrices = z.infer<typeof formatPrices>;
export type Reason = z.infer<typeof reason>;
export type ReleaseAnswer = z.infer<typeof releaseAnswer>;
