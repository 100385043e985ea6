import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { countries } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";

const minor = z.int().min(0).max(99_999_999);
/** Amounts of the currencies the code holds for; it holds for no other one. */
const amounts = z.partialRecord(z.enum(currencies), minor.min(1));

/**
 * Reduction of the products' price; never of delivery or gift vouchers, except that `free-shipping` is the delivery.
 */
export const discountEffect = z.discriminatedUnion("kind", [
  /** Parts per million: 20 % = 200000. */
  z.object({ kind: z.literal("percent"), ppm: z.int().min(1).max(1_000_000) }),
  z.object({
    kind: z.literal("amount"),
    amounts: amounts.refine((given) => Object.keys(given).length > 0, "required"),
  }),
  z.object({ kind: z.literal("free-shipping") }),
]);

/** A discount code with everything that decides whether it holds. Empty lists stand for all. */
export const discountRule = z
  .object({
    /** As it is announced; small letters count as large. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{2,19}$/, "code-format"),
    effect: discountEffect,
    /** Least total of products in the basket, without gift vouchers; a currency left out has no minimum. */
    minimum: z.partialRecord(z.enum(currencies), minor),
    /** Days of the shop, both included; null: without end. */
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable(),
    channels: z.array(z.enum(channels)),
    /** Of the shop it is used in. */
    countries: z.array(z.enum(countries)),
    /** Product kinds: "photoframe". */
    kinds: z.array(z.string().min(1).max(40)).max(50),
    /** Orders in all, and of one customer; null: any number. */
    mostUses: z.int().min(1).max(1_000_000).nullable(),
    mostUsesEach: z.int().min(1).max(1000).nullable(),
    /** Only for customers who never ordered. */
    firstOrder: z.boolean(),
    /** Whether products reduced by a campaign are reduced further. */
    withCampaigns: z.boolean(),
    /** Whether another discount code may stand beside it. */
    combinable: z.boolean(),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ["validTo"],
    message: "ends-before-it-begins",
  });
export type DiscountRule = z.infer<typeof discountRule>;
