import { z } from "zod";
import { asIssue, type ListRule } from "../../core/list-rules.ts";
import {
  listAmount,
  listCurrencies,
  listHead,
  listKey,
  listLabelled,
  listMillimetre,
  unknownNames,
} from "../price-list.ts";
import { readAccessorySku } from "./accessory-sku.ts";
import {
  cardSchema,
  classPricesSchema,
  envelopeColourSchema,
  envelopeSubtypeSchema,
  guestbookSchema,
  inlayPaperSchema,
  optionSchema,
  paperSchema,
  printSchema,
} from "./release-parts.ts";

/** Bow, box, poster bar, screw or other thing that is sold as it is. */
const articleSchema = optionSchema.omit({ key: true }).extend({
  sku: z.string().refine((sku) => readAccessorySku(sku) !== null, asIssue({ rule: "not-a-sku" })),
  /** Distinguishes it from others of its name: label of its colour, its length. */
  colour: z.string().optional(),
  length: listMillimetre.optional(),
});

/** One published release of the card catalogue. Amounts are euro cents unless said otherwise, lengths millimetres. */
export const releaseSchema = z
  .object({
    kind: z.literal("card"),
    /** Campaigns name keys of cards and guestbooks. */
    ...listHead("cards.key", "guestbooks.key"),
    /** Own amounts are those of a single piece. */
    currencies: listCurrencies(listAmount),
    /**
     * Price of one reference card (factor 100) at these quantities; interpolated geometrically between them, see
     * unit-price.ts.
     */
    unitPrices: z
      .array(z.object({ quantity: z.int().positive(), cents: z.int().positive().meta({ unit: "cents" }) }))
      .min(2),
    defaultCard: z.object({ cm: listKey, inch: listKey }),
    cards: z.array(cardSchema).min(1),
    guestbooks: z.array(guestbookSchema),
    mostGuestbooks: z.int().positive(),
    print: printSchema,
    /** The first is the default and costs nothing more; from a quantity on the others cost that share. */
    papers: z.array(paperSchema).min(1),
    paperBreak: z.object({ from: z.int().positive(), percent: z.int().min(1).max(100) }),
    /** The first is the plain rectangle. */
    punchings: z.array(optionSchema.extend({ dieCut: z.boolean() })).min(1),
    refinement: z.object({ setUp: listAmount, perCard: listAmount, sample: listAmount, days: z.int().min(0) }),
    /** A personalised sample, letter post included; the first ones of an account are free. */
    sample: z.object({ cents: listAmount, days: z.int().min(0), freePerAccount: z.int().min(0) }),
    /** Extra prices of envelopes and inlays (specification section 9), in each country's own minor units. */
    classPrices: z.record(z.string(), classPricesSchema),
    /** Country whose class prices and threshold apply in countries without their own, by currency. */
    homeOfCurrency: z.object({ EUR: z.string(), CHF: z.string(), GBP: z.string(), USD: z.string() }),
    /** Unit price at or below which a card counts as great value: the specification's threshold, by country. */
    greatValue: z.object({ usual: listAmount, byCountry: z.record(z.string(), listAmount) }),
    envelopes: z.object({
      /** An included colour costs nothing, every other the class price. */
      colours: z.array(envelopeColourSchema),
      subtypes: z.array(envelopeSubtypeSchema),
    }),
    inlayPapers: z.array(inlayPaperSchema),
    ribbons: z.object({ types: z.array(optionSchema), colours: z.array(z.object(listLabelled)) }),
    articles: z.array(articleSchema),
    /** Working days until accessories without a card leave the house. */
    accessoryDays: z.int().min(0).default(1),
  })
  .superRefine((release, context) => {
    for (const rule of contradictions(release)) context.addIssue(asIssue(rule));
  });
export type Release = z.infer<typeof releaseSchema>;

interface References {
  readonly unitPrices: readonly { readonly quantity: number }[];
  readonly defaultCard: Readonly<Record<string, string>>;
  readonly cards: readonly { readonly key: string }[];
  readonly guestbooks: readonly { readonly key: string }[];
  readonly articles: readonly { readonly sku: string }[];
  readonly classPrices: Readonly<Record<string, unknown>>;
  readonly homeOfCurrency: Readonly<Record<string, string>>;
  readonly campaigns: readonly { readonly keys: readonly string[] }[];
}

/** Contradictions in a release; empty when it is valid. */
function contradictions(release: References): readonly ListRule[] {
  const { unitPrices, cards, guestbooks, articles } = release;
  const keys = [...cards, ...guestbooks].map((one) => one.key);
  const names = [...keys, ...articles.map(({ sku }) => sku)];
  const named = [...Object.values(release.defaultCard), ...release.campaigns.flatMap((one) => one.keys)];
  return [
    ...names.filter((name, i) => names.indexOf(name) < i).map((name): ListRule => ({ rule: "twice", name })),
    ...unknownNames("card", named, keys),
    ...Object.values(release.homeOfCurrency)
      .filter((country) => !Object.hasOwn(release.classPrices, country))
      .map((country): ListRule => ({ rule: "class-prices", country })),
    ...(unitPrices.every(({ quantity }, i) => quantity > (unitPrices[i - 1]?.quantity ?? 0)) &&
    unitPrices[0]?.quantity === 1
      ? []
      : [{ rule: "from-one-and-rise" } as const]),
  ];
}
