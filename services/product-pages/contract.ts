import { z } from "zod";
import { currencies } from "../../core/currency.ts";
import { millimetres, minorUnits, partsPerMillion } from "../../core/described-units.ts";
import { countries, locales } from "../../core/locale.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxClasses } from "../../core/tax-class.ts";
import { labelMessage } from "../labels/contract.ts";

/**
 * `services/product-pages` over HTTP: pages with their calculator for the shop named by X-Channel and X-Locale. All
 * texts come in the locale; amounts are integer minor units as shown to the visitor.
 */
export const productPagePaths = {
  /** GET ?path=/leinwanddruck */
  page: "/frontend-api/mp/product-page",
  /** GET: all pages, for navigation and lists. */
  pages: "/frontend-api/mp/product-pages",
  home: "/frontend-api/mp/home",
  /** GET ?uniqueIdentifiers[]=canvas-prints: where pages are in the locale, and in all others. */
  localizedUrls: "/web-api/localized-urls",
  /** GET ?path=/leinwanddruck and the choice, as in the page's address; without path the calculator of a kind. */
  calculator: "/frontend-api/mp/calculator",
} as const;

export const money = z.object({ amount: minorUnits, currency: z.enum(currencies) });

export const picture = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** CSS object-position. */
  focus: z.string(),
  /** `#rrggbb`, shown until it has come. */
  colour: z.string().optional(),
  /** The same picture in other widths and formats. */
  files: z.array(z.object({ src: z.string(), width: z.int() })).optional(),
});
export type Picture = z.infer<typeof picture>;

/** The product in a picture, with its address. */
export const galleryLabel = z.object({
  title: z.string(),
  facts: z.array(z.string()),
  price: money,
  href: z.string(),
});
export type GalleryLabel = z.infer<typeof galleryLabel>;

const fact = z.object({
  title: z.string(),
  text: z.string(),
  /** Null: in every case. */
  when: z.enum(["framed", "unframed"]).nullable(),
});
export type Fact = z.infer<typeof fact>;

/** One of the steps to a picture on the wall. */
const step = z.object({ title: z.string(), text: z.string() });

const link = z.object({ text: z.string(), href: z.string() });

/** The same page elsewhere: path without host, with the locale's prefix. */
const alternate = z.object({ locale: z.enum(locales), path: z.string() });
export type Alternate = z.infer<typeof alternate>;

/**
 * Pages by identifier, in the request's order; `url` is null where the locale's language has no such page, and
 * `missing` are unknown identifiers.
 */
export const localizedUrls = z.object({
  missing: z.array(z.string()),
  urls: z.array(z.object({ uniqueIdentifier: z.string(), url: z.string().nullable(), alternates: z.array(alternate) })),
});
export type LocalizedUrl = z.infer<typeof localizedUrls>["urls"][number];

const parameters = z.record(z.string(), z.string());

/** Data for a browser to compute all prices, dates and links of the calculator. */
export const calculatorData = z.object({
  /** The current release of the kind's catalogue, for its pure functions. */
  release: z.record(z.string(), z.unknown()),
  /** Other releases valid in the 30 days before a running campaign. */
  earlier: z.array(z.record(z.string(), z.unknown())),
  /** The vocabulary of the kind in this locale. */
  labels: z.record(z.string(), labelMessage),
  initial: parameters,
  orientation: z.enum(["landscape", "portrait"]),
  firstMaterials: z.array(z.string()),
  /** The format that the shop recommends on this page, lying, and why; null: none. */
  tip: z.object({ format: z.string(), reason: z.string() }).nullable(),
  /** VAT of the destination by what is taxed alike: a glued book may be taxed as none else. */
  taxes: z.record(z.enum(taxClasses), z.object({ rate: partsPerMillion, included: z.boolean() })),
  country: z.enum(countries),
  /** The site and the destination's charges. */
  shipping: z.object({ site: shippingTableSchema.shape.site, carrier: z.record(z.string(), z.unknown()) }),
  /** When this was asked, ISO 8601; browsers go on with their own clock. */
  now: z.iso.datetime(),
});
export type CalculatorData = z.infer<typeof calculatorData>;

export const productPage = z.object({
  key: z.string(),
  path: z.string(),
  kind: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  robots: z.string(),
  alternates: z.array(alternate),
  breadcrumb: z.array(z.object({ text: z.string(), link: z.object({ url: z.string() }) })),
  heading: z.string(),
  lead: z.string(),
  /** Headings by material, while another piece is chosen than the page's own. */
  materialHeadings: z.record(z.string(), z.object({ heading: z.string(), lead: z.string() })),
  /** `shows`: the pieces a picture is true of; null where it shows the photo only. */
  gallery: z.array(
    z.object({
      picture,
      label: galleryLabel.nullable(),
      shows: z.object({ materials: z.array(z.string()), framed: z.boolean() }).nullable(),
    }),
  ),
  frameFacts: z.array(fact),
  materialFacts: z.record(z.string(), z.array(fact)),
  calculator: calculatorData,
});
export type ProductPage = z.infer<typeof productPage>;

export const pageSummary = z.object({
  key: z.string(),
  /** Of product. */
  kind: z.string(),
  name: z.string(),
  href: z.string(),
  picture,
  fact: z.string(),
  priceFrom: money,
});
export type PageSummary = z.infer<typeof pageSummary>;
export const pageSummaries = z.object({ pages: z.array(pageSummary) });

export const homePage = z.object({
  title: z.string(),
  description: z.string(),
  robots: z.string(),
  alternates: z.array(alternate),
  hero: z.object({ picture, heading: z.string(), lead: z.string(), action: link, label: galleryLabel }),
  products: z.object({ heading: z.string(), pages: z.array(pageSummary) }),
  surfaces: z.object({
    picture,
    heading: z.string(),
    size: z.string(),
    taxIncluded: z.boolean(),
    /** Every material, not only those in the rows. */
    all: z.object({ count: z.int(), href: z.string() }),
    rows: z.array(z.object({ name: z.string(), fact: z.string(), price: money, href: z.string() })),
  }),
  wall: z.object({ picture, heading: z.string(), text: z.string(), action: link, label: galleryLabel }),
  steps: z.object({ heading: z.string(), steps: z.array(step) }),
});
export type HomePage = z.infer<typeof homePage>;

/**
 * Parameters that together form a designer link: the calculator's, the material's, the format's (specification section
 * 7).
 */
const context = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string()), z.null()]),
);

const formatOption = z.object({
  value: z.string(),
  priceCurrent: minorUnits,
  priceOriginal: minorUnits,
  /** Lowest price of the 30 days before a reduction; null without one. */
  lowest30Days: minorUnits.nullable(),
  context,
  labelTranslationKey: z.string(),
  translationOptions: z.looseObject({ size: z.object({ width: millimetres, height: millimetres }) }),
});

const materialOption = z.object({
  value: z.string(),
  labelTranslationKey: z.string(),
  disabled: z.boolean(),
  context,
  formats: z.array(formatOption),
  initiallySelectedFormat: z.string(),
});

/** The calculator of the specification, section 3. */
export const calculator = z.object({
  product: z.string(),
  options: z.array(materialOption),
  /** Label of the options: material, type. */
  optionsTranslationKey: z.string(),
  selectedValue: z.string(),
  /** The chosen format. */
  selectedFormat: z.string(),
  /** Words on options, by index: reduced materials carry the deal label. */
  labels: z.array(z.object({ index: z.int(), text: z.string(), backgroundColor: z.string(), textColor: z.string() })),
  isCollage: z.boolean(),
  context,
  /** The piece as chosen in the address, or by its article number. */
  sku: z.object({
    value: z.string(),
    context,
    priceCurrent: minorUnits,
    priceOriginal: minorUnits,
    lowest30Days: minorUnits.nullable(),
  }),
  /** The designer link of the chosen piece. */
  link: z.string(),
  currency: z.enum(currencies),
});
export type Calculator = z.infer<typeof calculator>;

/** Responses of GET, by path. */
export const productPageAnswers = {
  [productPagePaths.page]: productPage,
  [productPagePaths.pages]: pageSummaries,
  [productPagePaths.home]: homePage,
  [productPagePaths.localizedUrls]: localizedUrls,
  [productPagePaths.calculator]: calculator,
} as const;
