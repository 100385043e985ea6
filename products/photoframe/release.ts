import { z } from "zod";
import { asIssue } from "../../core/list-rules.ts";
import { parseFormat } from "../../core/measure.ts";
import { retailRoundingSchema } from "../../core/retail-rounding-schema.ts";
import { rateSchema, weightRateSchema } from "../wall-rate-schema.ts";
import { frameCatalogueSchema } from "./release-frames.ts";
import { amount, key, millimetre, sizeSchema } from "./release-parts.ts";
import { danglingReferences } from "./release-references.ts";

const formatText = z.string().refine((text) => parseFormat(text).ok, asIssue({ rule: "not-a-format" }));
/** `300x200` in millimetres, inch formats in inches: stored millimetres are inch x 25.4, rounded. */
const formatLists = z.object({
  cm: z.record(z.string(), z.array(formatText)),
  inch: z.record(z.string(), z.array(formatText)),
});

const packingSchema = z.discriminatedUnion("kind", [
  /** Boxed as it is. */
  z.object({ kind: z.literal("rigid") }),
  /** Flat in a mailer up to a size, rolled beyond. */
  z.object({ kind: z.literal("paper"), flatUpTo: sizeSchema, diameter: millimetre }),
  /** Soft: folded to the roll's length when longer. */
  z.object({ kind: z.literal("folded"), length: millimetre, diameter: millimetre }),
  /** Cut into strips of that width, each rolled. */
  z.object({ kind: z.literal("strips"), stripWidth: millimetre, diameter: millimetre }),
]);

const materialSchema = z.object({
  key,
  label: z.string(),
  rate: rateSchema,
  /** Both as long x short side, either orientation may be ordered. */
  smallest: sizeSchema,
  largest: sizeSchema,
  thicknessMicrometres: z.int().min(0),
  gramsPerM2: z.int().min(0),
  days: z.int().min(0),
  surface: z.string(),
  packing: packingSchema,
  /** Paper goes behind glass in a frame that has some; boards and canvas never do. */
  behindGlass: z.boolean(),
  /** The press mirrors; the print file never does. */
  printedFromBehind: z.boolean(),
  /** Frame type of the specification's table, section 3. */
  defaultFrame: key.nullable(),
  formats: z.object({
    ratios: z.string(),
    initial: z.object({ cm: formatText, inch: formatText }),
    shortList: z.object({ cm: z.array(formatText), inch: z.array(formatText) }),
  }),
});
export type Material = z.infer<typeof materialSchema>;

const optionValueSchema = z.object({
  key,
  label: z.string(),
  rate: rateSchema,
  perEyelet: amount.optional(),
  /** Grams instead of cents, same terms. */
  weight: weightRateSchema.optional(),
  /** Narrower than the group's materials. */
  materials: z.array(key).optional(),
  /** Values that other groups must have. */
  needs: z.record(key, key).optional(),
  notBehindGlass: z.boolean().optional(),
  unframed: z.boolean().optional(),
  smallest: sizeSchema.optional(),
  /** Longest side it carries. */
  longest: millimetre.optional(),
  /** Depth of a stretcher bar. */
  depth: millimetre.optional(),
  /** Holes in the corners or along the edge: distance of their centre from the edge, and diameter. */
  holes: z.object({ fromEdge: millimetre, diameter: millimetre }).optional(),
});
export type OptionValue = z.infer<typeof optionValueSchema>;

const optionGroupSchema = z.object({
  key,
  label: z.string(),
  materials: z.array(key),
  /** The choice of glass: applies to everything behind glass, and is priced by the frame's outer area. */
  glazing: z.boolean().optional(),
  /** The first one that is possible is the default. */
  values: z.array(optionValueSchema).min(1),
});
export type OptionGroup = z.infer<typeof optionGroupSchema>;

const bandsSchema = z.object({ good: z.int(), fair: z.int(), warnBelow: z.int(), refuseBelow: z.int() });

const surfaceSchema = z.object({
  /** By size; the first one it fits into counts. */
  bleed: z.array(z.object({ upTo: sizeSchema.optional(), bleed: z.int().min(0) })).min(1),
  safe: z.int().min(0),
  resolution: z.string(),
  /**
   * Stretched on a bar: fold-over at the back, overlap of a coloured edge onto the front, bar length that needs a cross
   * bar.
   */
  wrap: z.object({ foldOver: millimetre, overlap: z.int().min(0), crossBarOver: millimetre }).optional(),
});

const currencySchema = z.object({
  /** Of the list in euros; each currency then rounds by itself. */
  percent: z.int().positive(),
  rounding: retailRoundingSchema,
  /** Own rates in this currency, by quote line key. */
  overrides: z.record(z.string(), rateSchema),
});
export type CurrencyTerms = z.infer<typeof currencySchema>;

const campaignSchema = z.object({
  key,
  label: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  percent: z.int().min(1).max(90),
  materials: z.array(key.meta({ namesOf: ["materials.key"] })),
});

/** One published release of the wall picture catalogue. Rates are euro cents, lengths millimetres, dates ISO. */
export const releaseSchema = z
  .object({
    kind: z.literal("photoframe"),
    release: z.int().positive(),
    validFrom: z.iso.date(),
    currencies: z.object({ EUR: currencySchema, CHF: currencySchema, GBP: currencySchema, USD: currencySchema }),
    materials: z.array(materialSchema).min(1),
    defaultMaterial: key,
    longestToShortest: z.int().positive(),
    /** Lists of formats by ratio key; materials name the list they offer from. */
    formats: z.record(z.string(), formatLists),
    optionGroups: z.array(optionGroupSchema),
    /** Colour of a coloured canvas edge when none was chosen. */
    edgeColour: z.string().regex(/^#[0-9a-f]{6}$/),
    frames: frameCatalogueSchema,
    surfaces: z.record(z.string(), surfaceSchema),
    /** Resolution bands by size or area; the first row that fits counts. */
    resolutions: z.record(
      z.string(),
      z.array(z.object({ upTo: sizeSchema.optional(), upToM2: z.number().optional(), bands: bandsSchema })).min(1),
    ),
    campaigns: z.array(campaignSchema),
  })
  .superRefine((release, context) => {
    for (const rule of danglingReferences(release)) context.addIssue(asIssue(rule));
  });
export type Release = z.infer<typeof releaseSchema>;
