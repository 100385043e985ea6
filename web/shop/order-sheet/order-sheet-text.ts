import type { Locale } from "../../../core/locale.ts";
import { formatMoney } from "../../../core/money.ts";
import { rateText } from "../../../core/number-text.ts";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";
import { deliveryWay } from "../../frame/badges/delivery-way.ts";
import type { Messages } from "../../words/messages.generated.ts";
import { anythingSent } from "../delivery/anything-sent.ts";

/** The amounts of a checkout or an order, before and after it is placed. */
export interface Priced
  extends Pick<
    CheckoutSummary,
    | "currency"
    | "taxIncluded"
    | "goods"
    | "discount"
    | "shipping"
    | "comesHome"
    | "taxes"
    | "total"
    | "redeemed"
    | "payable"
  > {
  readonly lines: readonly { readonly kind: string }[];
  readonly recipientParcels: Pick<NonNullable<CheckoutSummary["recipientParcels"]>, "count" | "price"> | null;
  readonly vouchers: readonly Pick<CheckoutSummary["vouchers"][number], "type" | "label" | "amount">[];
}

export interface OrderSheetText {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** What is left to pay where gift vouchers pay a part. */
  readonly totalLabel: string;
  readonly total: string;
  /** What of the total is tax, a sentence a rate; empty where tax is a line of its own. */
  readonly taxes: readonly string[];
}

/**
 * The sheet under an order: goods, delivery, then tax either as part of the total, by rate, or as lines that add to it
 * (United States). Nothing is added up here; every amount is the server's.
 *
 * @param freeFrom minor units from which delivery is free, where it is worth saying
 */
export function orderSheetText(
  priced: Priced,
  freeFrom: number | null,
  { checkout: t, delivery, vouchers: words }: Pick<Messages, "checkout" | "delivery" | "vouchers">,
  locale: Locale,
): OrderSheetText {
  const { currency, taxIncluded, taxes, redeemed, payable, recipientParcels: toRecipients } = priced;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const takenOff = (wanted: "discount" | "gift") =>
    priced.vouchers.filter(({ type, amount }) => type === wanted && amount > 0);
  const sent = anythingSent(priced.lines);
  const way = delivery.ways[deliveryWay(priced.shipping)];
  // A rate of nothing (United States before sales tax is known, zero-rated books) is no line.
  const charged = taxes.filter(({ tax }) => tax !== 0);
  // Where no rate is known nothing is charged; whether something is owed to a state is said, not left out.
  const noTaxKnown = charged.length === 0 ? [t.taxIfDue] : [];
  const taxed = taxIncluded
    ? charged.map(({ rate, tax }) => t.taxWithin({ amount: money(tax), rate: rateText(rate, locale) }))
    : noTaxKnown;
  const taxTexts = sent ? taxed : [delivery.byMail.noTax];
  return {
    lines: [
      { label: t.subtotal, amount: money(priced.goods) },
      ...takenOff("discount").map(({ label, amount }) => ({
        label: words.discount({ label }),
        amount: money(-amount),
      })),
      ...(sent && priced.comesHome
        ? [
            {
              label: freeFrom === null ? way : `${way}, ${t.freeFrom({ amount: money(freeFrom) })}`,
              amount: money(priced.shipping.price),
            },
          ]
        : []),
      ...(toRecipients
        ? [{ label: t.toRecipients({ count: toRecipients.count }), amount: money(toRecipients.price) }]
        : []),
      ...(taxIncluded
        ? []
        : charged.map(({ rate, tax }) => ({
            label: t.taxAdded({ rate: rateText(rate, locale) }),
            amount: money(tax),
          }))),
      ...(redeemed > 0
        ? [
            // The tax is of the whole, not of what is left to pay.
            { label: [t.total, ...taxTexts].join(", "), amount: money(priced.total) },
          ]
        : []),
      ...takenOff("gift").map(({ label, amount }) => ({ label: words.gift({ label }), amount: money(-amount) })),
    ],
    totalLabel: redeemed > 0 ? words.payable : t.total,
    total: money(payable),
    taxes: redeemed > 0 ? [] : taxTexts,
  };
}
