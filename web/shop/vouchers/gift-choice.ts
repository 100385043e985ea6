import type { z } from "zod";
import type { giftVoucherOffer } from "../../../services/vouchers/contract.ts";

export type GiftOffer = z.infer<typeof giftVoucherOffer>;

/** The form of a gift voucher, as it is typed. */
export interface GiftChoice {
  /** Minor units; null: an amount of one's own. */
  readonly amount: number | null;
  /** Whole units of the currency. */
  readonly own: string;
  readonly recipient: string;
  readonly sender: string;
  readonly message: string;
  /** The day of the mail; empty: as soon as it is paid. */
  readonly deliverOn: string;
}

export const firstChoice = ({ amounts, least }: GiftOffer): GiftChoice => ({
  amount: amounts[Math.floor((amounts.length - 1) / 2)] ?? least,
  own: "",
  recipient: "",
  sender: "",
  message: "",
  deliverOn: "",
});

/** What it is worth, minor units; null where the own amount is none that is offered. */
export function worthOf({ amount, own }: GiftChoice, { least, most }: GiftOffer): number | null {
  if (amount !== null) return amount;
  const typed = /^\d{1,6}$/.test(own.trim()) ? Number(own) * 100 : Number.NaN;
  return typed >= least && typed <= most ? typed : null;
}

/** Whether the shop mails it on the chosen day. */
export const canDeliver = ({ deliverOn }: GiftChoice, { deliverFrom, deliverTo }: GiftOffer): boolean =>
  deliverOn === "" || (deliverFrom <= deliverOn && deliverOn <= deliverTo);

/** A line for the basket. */
export function lineOf(choice: GiftChoice, amount: number, { kind, currency, deliverFrom }: GiftOffer) {
  const text = (typed: string) => typed.trim() || null;
  const { recipient, sender, message } = choice;
  // Today needs no day of its own: it may be over when she has paid.
  const deliverOn = choice.deliverOn === deliverFrom ? null : choice.deliverOn || null;
  const words = { recipient: text(recipient), sender: text(sender), message: text(message), deliverOn };
  return { kind, configuration: { amount, currency, ...words }, quantity: 1 };
}
