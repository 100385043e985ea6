import { z } from "zod";
import { addDays, type CalendarDate } from "../../core/calendar-date.ts";
import { currencies } from "../../core/currency.ts";
import { labelFor } from "../../core/labels.ts";
import { done, failed } from "../../core/outcome.ts";
import { MICRO_PER_MINOR } from "../../core/retail-rounding.ts";
import { splitTax } from "../../core/tax.ts";
import { DESIGN_SCHEMA, type DesignDocument } from "../../design/document.ts";
import type { ProductKind, Refusal } from "../../products/kind.ts";
import type { KindDesign } from "../../products/kind-design.ts";
import type { GiftOffer } from "./gift-offer.ts";
import { giftVoucherKind } from "./gift-voucher-kind.ts";

/** Characters on the mail (catalogue facts, section 15). */
export const longestRecipient = 45;
export const longestMessage = 200;

/** A gift voucher in a basket: amount and recipient. */
export const giftConfiguration = z.strictObject({
  /** Minor units. */
  amount: z.int().min(1).max(10_000_000),
  currency: z.enum(currencies),
  /** Written into the mail. */
  recipient: z.string().trim().max(longestRecipient).nullable().default(null),
  sender: z.string().trim().max(longestRecipient).nullable().default(null),
  message: z.string().trim().max(longestMessage).nullable().default(null),
  /** The day of the shop on which it is mailed; null: as soon as it is paid. */
  deliverOn: z.iso.date().nullable().default(null),
});
export type GiftConfiguration = z.infer<typeof giftConfiguration>;

type Sold = Pick<
  ProductKind<GiftConfiguration, GiftOffer>,
  | "key"
  | "designerPath"
  | "configurationSchema"
  | "check"
  | "quote"
  | "reducedSince"
  | "priceBefore"
  | "production"
  | "describe"
> & { readonly design: Pick<KindDesign<GiftConfiguration, GiftOffer>, "blank" | "surfaces" | "surroundings"> };

/** Nothing of it is designed. */
const unprinted = (configuration: GiftConfiguration): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: giftVoucherKind,
  configuration: { ...configuration },
  title: "",
  photos: [],
  surfaces: [],
});

const bare = () => ({ body: { depth: 0, side: "#ffffff" }, mat: null, frame: null, glazed: false });

function check({ amount, currency }: GiftConfiguration, offer: GiftOffer): readonly Refusal[] {
  const { least, most } = offer;
  if (amount >= least && amount <= most && amount % 100 === 0) return [];
  const money = (minor: number) => ({ amount: minor, currency });
  return [{ field: "amount", reason: "gift-voucher-amount", params: { least: money(least), most: money(most) } }];
}

/** Days ahead that may be chosen for the mail. */
export const mostDaysAhead = 366;

const canGoOn = (day: CalendarDate, on: CalendarDate): boolean => on <= day && day <= addDays(on, mostDaysAhead);

const otherDay: Refusal = { field: "deliverOn", reason: "gift-voucher-day", params: {} };
const otherCurrency: Refusal = { field: "currency", reason: "gift-voucher-currency", params: {} };

/**
 * A gift voucher among the products: priced at its amount, untaxed (a multi-purpose voucher), neither produced nor
 * sent, and returnable unless spent.
 */
export const giftLine: Sold = {
  key: giftVoucherKind,
  designerPath: "/gift-voucher/",
  configurationSchema: giftConfiguration,
  check,
  quote: (configuration, offer, { currency, tax, on }) => {
    const refusals = check(configuration, offer);
    if (refusals.length > 0) return failed(refusals);
    // A voucher added in euros is not sold in francs.
    if (configuration.currency !== currency) return failed([otherCurrency]);
    const { amount, deliverOn } = configuration;
    if (deliverOn !== null && !canGoOn(deliverOn, on)) return failed([otherDay]);
    const line = { key: "voucher", label: labelFor("kind.voucher"), micro: amount * MICRO_PER_MINOR };
    const { release } = offer;
    return done({
      currency,
      release,
      lines: [line],
      priceOriginal: amount,
      priceCurrent: amount,
      ...splitTax(amount, tax),
    });
  },
  reducedSince: () => null,
  priceBefore: () => null,
  design: { blank: unprinted, surfaces: () => [], surroundings: bare },
  production: () => ({
    productionDays: 0,
    weightGrams: 0,
    pieces: [],
    withdrawalRight: true,
    taxClass: "voucher",
    ticket: {},
  }),
  describe: ({ recipient, deliverOn }) => ({
    title: labelFor("kind.voucher"),
    facts: [
      deliverOn === null
        ? labelFor("gift-voucher.by-mail")
        : labelFor("gift-voucher.by-mail-on", { day: { day: deliverOn } }),
      ...(recipient ? [labelFor("gift-voucher.for", { name: recipient })] : []),
    ],
  }),
};
