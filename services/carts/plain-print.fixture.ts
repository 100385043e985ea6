import { z } from "zod";
import { countries } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";
import { failed } from "../../core/outcome.ts";
import { pieceOf } from "../../core/pieces.fixture.ts";
import { shippingClasses } from "../../core/shipping-class.ts";
import { splitTax, type TaxTable } from "../../core/tax.ts";
import { taxClasses } from "../../core/tax-class.ts";
import { DESIGN_SCHEMA } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { recipientsRef } from "../../design/recipients/recipient.ts";
import type { Quote, Refusal } from "../../products/kind.ts";
import type { FrameAround } from "../../products/surroundings.ts";
import type { AnyKind, Release, Releases } from "./ports.ts";

/** A product with the fewest rules: one price a piece, printed or a bare frame. For tests of baskets and orders. */
const configurationSchema = z.strictObject({
  size: z.enum(["small", "large", "huge"]),
  frameOnly: z.boolean().default(false),
  /** A print for each, and two that stay blank. */
  recipients: recipientsRef.optional(),
});
type Configuration = z.infer<typeof configurationSchema>;

const size = z.object({
  price: z.record(z.enum(currencies), z.int()),
  class: z.enum(shippingClasses),
  days: z.int(),
});
const dataSchema = z.object({
  release: z.int(),
  sizes: z.partialRecord(configurationSchema.shape.size, size),
  taxClass: z.enum(taxClasses).default("printed-standard"),
});
export type PlainPrintData = z.output<typeof dataSchema>;

const everywhere = (eur: number) => ({ EUR: eur, CHF: eur + 1000, GBP: eur - 100, USD: eur + 500 });

/** Small 19.90 a letter, large 43.90 a parcel, huge 215.00 bulky (EUR). */
export const plainPrintData: PlainPrintData = {
  release: 1,
  taxClass: "printed-standard",
  sizes: {
    small: { price: everywhere(1990), class: "letter", days: 1 },
    large: { price: everywhere(4390), class: "parcel", days: 2 },
    huge: { price: everywhere(21500), class: "bulky", days: 4 },
  },
};

const soldOut = (configuration: Configuration): Refusal => ({
  field: "size",
  reason: "size-sold-out",
  params: { size: configuration.size },
});

export const plainFrame: FrameAround = {
  outer: { x: -10_000, y: -10_000, width: 320_000, height: 220_000 },
  inner: { x: 5000, y: 5000, width: 290_000, height: 190_000 },
  depth: 20_000,
  finish: { look: "wood", colour: "#c39a68" },
  gap: 0,
};

export const plainPrint: AnyKind = {
  key: "plain-print",
  designerPath: "/configurator-plain-print/",
  configurationSchema,
  check: (configuration: Configuration, data: PlainPrintData) =>
    data.sizes[configuration.size] ? [] : [soldOut(configuration)],
  quote: (configuration: Configuration, data: PlainPrintData, { currency, tax }) => {
    const found = data.sizes[configuration.size];
    if (!found) return failed([soldOut(configuration)]);
    const price = found.price[currency];
    const quote: Quote = {
      currency,
      release: data.release,
      lines: [],
      priceOriginal: price,
      priceCurrent: price,
      ...splitTax(price, tax),
    };
    return { ok: true, value: quote };
  },
  reducedSince: () => null,
  priceBefore: () => null,
  design: {
    blank: (configuration: Configuration) => ({
      schema: DESIGN_SCHEMA,
      kind: "plain-print",
      configuration: { ...configuration },
      title: "",
      photos: [],
      surfaces: [],
    }),
    surfaces: ({ configuration }) => (configuration.frameOnly ? [] : [{} as SurfaceLayout]),
    surroundings: (configuration: Configuration) => ({
      body: { depth: 1000, side: "#ffffff" },
      mat: null,
      frame: configuration.frameOnly ? plainFrame : null,
      glazed: false,
    }),
  },
  production: (configuration: Configuration, data: PlainPrintData) => {
    const found = data.sizes[configuration.size];
    const printed = configuration.recipients ? configuration.recipients.count + 2 : 1;
    return {
      productionDays: found?.days ?? 0,
      weightGrams: 50,
      pieces: [{ ...pieceOf[found?.class ?? "parcel"], count: printed }],
      recipients: configuration.recipients && { printed, each: [1] },
      withdrawalRight: configuration.frameOnly,
      taxClass: data.taxClass,
      ticket: {},
    };
  },
  describe: (configuration: Configuration) => ({
    title: { key: configuration.frameOnly ? "plain.frame" : "plain.print" },
    facts: [{ key: `plain.size.${configuration.size}` }],
  }),
};

export const kindOfFixture = (key: string): AnyKind | undefined => (key === plainPrint.key ? plainPrint : undefined);

/** A catalogue whose next release a test publishes. */
export interface ReleasesFixture extends Releases {
  publish(data: PlainPrintData): void;
}

export function releasesFixture(): ReleasesFixture {
  const releases: Release[] = [{ release: 1, data: plainPrintData }];
  const of = (kind: string, release: Release | undefined) => (kind === plainPrint.key ? (release ?? null) : null);
  return {
    current: async (kind) => of(kind, releases.at(-1)),
    at: async (kind, wanted) =>
      of(
        kind,
        releases.find(({ release }) => release === wanted),
      ),
    between: async () => [],
    publish: (data) => {
      const release = releases.length + 1;
      releases.push({ release, data: { ...data, release } });
    },
  };
}

const ratesOf = (standard: number) => ({
  "printed-standard": [{ from: "2000-01-01", rate: standard }],
  "photobook-pur": [{ from: "2000-01-01", rate: standard }],
  "photobook-photo": [{ from: "2000-01-01", rate: standard }],
  voucher: [{ from: "2000-01-01", rate: 0 }],
});
const standardRates = {
  AT: 200_000,
  BE: 210_000,
  CH: 81_000,
  DE: 190_000,
  ES: 210_000,
  FR: 200_000,
  GB: 200_000,
  IT: 220_000,
  LI: 81_000,
  LU: 170_000,
  NL: 210_000,
  US: 0,
};

/** The standard rates of catalogue facts, section 12. */
export const taxTableFixture = Object.fromEntries(
  countries.map((country) => [country, { included: country !== "US", rates: ratesOf(standardRates[country]) }]),
) as TaxTable;
