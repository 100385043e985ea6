import { z } from "zod";
import { asIssue } from "../../core/list-rules.ts";
import { listAmount, listLabelled, listMillimetre, listSize } from "../price-list.ts";
import { isCardCategory } from "./categories.ts";
import { refinementTypes } from "./vocabulary.ts";

/** Something to choose that costs that much for each card. */
export const optionSchema = z.object({ ...listLabelled, cents: listAmount });

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

export const paperSchema = optionSchema.extend({
  gramsPerM2: z.int().positive(),
  micrometres: z.int().positive(),
  /** Refinements that do not hold on it. */
  withoutRefinements: z.array(z.enum(refinementTypes)).default([]),
  /** Unprinted colour; white in releases without it. */
  paper: colourSchema.default("#ffffff"),
});

/** Which extra price an envelope or inlay of this size has (specification section 9). */
const priceClassSchema = z.enum(["big", "compact", "standard"]);

/** Prints of an envelope. */
const envelopePrints = ["sender", "recipient"] as const;
export type EnvelopePrint = (typeof envelopePrints)[number];

/** A way to order envelopes; releases of before 2026-12 do not say what is printed. */
export const envelopeSubtypeSchema = optionSchema.extend({
  prints: z.array(z.enum(envelopePrints)).default([]),
  /** Paper inside that shows when it is opened. */
  lined: z.boolean().default(false),
});

export const envelopeColourSchema = z.object({
  ...listLabelled,
  included: z.boolean(),
  /** Colour of the paper; white in releases before 2026-12. */
  paper: colourSchema.default("#ffffff"),
});

/** Paper of sheets laid into a card; releases before 2026-12 sell them blank. */
export const inlayPaperSchema = z.object({
  ...listLabelled,
  /** On top of the size's own price. */
  cents: listAmount.default(0),
  /** Something of the design is printed on it. */
  printed: z.boolean().default(false),
  /** Unprinted colour. */
  paper: colourSchema.default("#ffffff"),
});

export const cardSchema = z.object({
  ...listLabelled,
  /** Closed. */
  size: listSize,
  /** Of the reference card's unit price, in hundredths. */
  factor: z.int().positive(),
  pages: z.int().positive(),
  binding: z.enum(["none", "stapled", "sleeve"]),
  /** Panels of the sheet side by side along its width or height, divided by creases; one for a flat card. */
  sheet: z.object({ along: z.enum(["width", "height"]), panels: z.array(listMillimetre).min(1) }),
  /** Loose cards that come in it. */
  inserts: z.int().min(0),
  envelope: listSize.nullable(),
  priceClass: priceClassSchema.nullable(),
  /** Counts as booklet or pocketfold, which some countries price on their own. */
  bookletPrice: z.boolean(),
  days: z.int().min(0),
});
export type Card = z.infer<typeof cardSchema>;

export const guestbookSchema = z.object({
  ...listLabelled,
  binding: z.string(),
  size: listSize,
  pages: z.int().positive(),
  cents: listAmount,
  /** Categories of designs that suit it. */
  categories: z.array(z.int().refine(isCardCategory, asIssue({ rule: "not-a-category" }))),
  thickness: listMillimetre,
  /** Null where the binding has none to print on. */
  spine: listMillimetre.nullable(),
  grams: z.int().positive(),
  days: z.int().min(0),
});
export type Guestbook = z.infer<typeof guestbookSchema>;

/** `booklet`: of a compact booklet or pocketfold where it differs. */
export const classPricesSchema = z.object({
  big: listAmount,
  compact: listAmount,
  standard: listAmount,
  booklet: listAmount.optional(),
});

const dotsPerInch = z.int().positive();

/** Print of sides; releases before 2026-12 contain bleed and safe distance only. */
export const printSchema = z.object({
  bleed: listMillimetre,
  safe: listMillimetre,
  /** Kept clear on both sides of a fold, and beside staples and bindings. */
  fold: listMillimetre.default(3),
  bound: listMillimetre.default(4),
  /** Difference of loose cards from their pocket, on every side. */
  insertGap: listMillimetre.default(5),
  /** Of a hard cover's print, folded around the board. */
  turnIn: listMillimetre.default(15),
  resolution: z
    .object({ good: dotsPerInch, fair: dotsPerInch, warnBelow: dotsPerInch, refuseBelow: dotsPerInch })
    .default({ good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 }),
});
