import { addDays, type CalendarDate, isWeekend, wallClock } from "../../core/calendar-date.ts";
import { isHoliday } from "../../core/holidays.ts";
import type { Country } from "../../core/locale.ts";
import { hasWithdrawalFunction } from "../legal/service.ts";
import type { OrderState } from "./contract.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";

/** Directive 2011/83/EU, article 9. */
const withdrawalDays = 14;

export interface WithdrawalFacts {
  readonly order: Pick<StoredOrder, "state" | "arrivalLatest"> & {
    readonly shippingAddress: { readonly country: Country };
  };
  readonly lines: readonly Pick<StoredOrderLine, "id" | "withdrawalRight">[];
  /** The oldest first. */
  readonly history: readonly { readonly state: OrderState; readonly at: Date }[];
  /** Ids of the lines withdrawn before. */
  readonly withdrawn: ReadonlySet<string>;
}

/** Whether the contract can be withdrawn from online now, and for which lines. */
export type WithdrawalRight =
  | {
      readonly kind: "open";
      /** Last day; null until the products are shipped. */
      readonly until: CalendarDate | null;
      readonly lines: readonly string[];
    }
  | { readonly kind: "withdrawal-not-offered" | "withdrawal-over" | "already-withdrawn" };

/**
 * The right of withdrawal from an order (directive 2011/83/EU, articles 9 and 11a; § 356a BGB): ready-made products
 * sent to the European Economic Area, from the payment until the period ends.
 *
 * @param zone IANA zone by whose clock days are counted
 */
export function withdrawalRight(facts: WithdrawalFacts, now: Date, zone: string): WithdrawalRight {
  const { order, lines, withdrawn } = facts;
  const returnable = lines.filter((line) => line.withdrawalRight);
  const { country } = order.shippingAddress;
  const contract = order.state !== "placed" && order.state !== "cancelled";
  if (!contract || returnable.length === 0 || !hasWithdrawalFunction(country)) {
    return { kind: "withdrawal-not-offered" };
  }
  const left = returnable.filter(({ id }) => !withdrawn.has(id));
  if (left.length === 0) return { kind: "already-withdrawn" };
  const until = lastDay(facts, zone);
  if (until !== null && wallClock(now, zone).date > until) return { kind: "withdrawal-over" };
  return { kind: "open", until, lines: left.map(({ id }) => id) };
}

/**
 * Without the day of receipt, and never ending on a weekend or holiday (regulation 1182/71, article 3). An unknown
 * receipt counts as the last promised or the shipping day, whichever is later; resent products start again.
 */
function lastDay({ order, history }: WithdrawalFacts, zone: string): CalendarDate | null {
  const last = history.findLast(({ state }) => moving.has(state));
  if (!last || last.state === "in-production") return null;
  const day = wallClock(last.at, zone).date;
  const received = last.state === "shipped" && order.arrivalLatest > day ? order.arrivalLatest : day;
  let end = addDays(received, withdrawalDays);
  while (isWeekend(end) || isHoliday(order.shippingAddress.country, end)) end = addDays(end, 1);
  return end;
}

const moving: ReadonlySet<OrderState> = new Set<OrderState>(["in-production", "shipped", "delivered"]);

export interface PaidLine {
  readonly id: string;
  readonly total: number;
  /** Discount of codes. */
  readonly discount: number;
}

/**
 * Refund of a withdrawal, minor units: the products, and with the order's last line also its delivery (directive
 * 2011/83/EU, article 13).
 *
 * @param earlier refunds of earlier withdrawals
 */
export function amountBack(
  order: { readonly total: number; readonly lines: readonly PaidLine[] },
  lines: ReadonlySet<string>,
  earlier: { readonly lines: ReadonlySet<string>; readonly amount: number },
): number {
  if (order.lines.every(({ id }) => lines.has(id) || earlier.lines.has(id))) return order.total - earlier.amount;
  return order.lines.reduce((sum, { id, total, discount }) => (lines.has(id) ? sum + total - discount : sum), 0);
}

/** A part of what was paid, minor units. */
export interface PartBack<Paid> {
  readonly payment: Paid;
  readonly amount: number;
}

/**
 * From which payments an amount goes back: first in, last out. Gift vouchers pay first, so the money that was paid
 * otherwise goes back before them: it is worth more to her than credit (docs/decisions, gift vouchers).
 *
 * @param payments those that are paid; @param earlier what went back before
 */
export function partsBack<Paid extends { readonly provider: string; readonly amount: number }>(
  payments: readonly Paid[],
  earlier: number,
  amount: number,
): readonly PartBack<Paid>[] {
  const inOrder = [
    ...payments.filter(({ provider }) => provider !== "voucher"),
    ...payments.filter(({ provider }) => provider === "voucher"),
  ];
  let [gone, wanted] = [earlier, amount];
  return inOrder.flatMap((payment) => {
    const left = Math.max(0, payment.amount - gone);
    gone = Math.max(0, gone - payment.amount);
    const part = Math.min(left, wanted);
    wanted -= part;
    return part > 0 ? [{ payment, amount: part }] : [];
  });
}
