import { withdrawalOf } from "../legal/service.ts";
import type { OrderConfirmation } from "./confirmation-data.ts";
import type { MailSection } from "./mail-content.ts";

/** Withdrawal sections for an order's products: exemption, return, or both. */
export function withdrawalSections({ lines, locale, destination, seller, number }: OrderConfirmation): MailSection[] {
  const { personalised, instruction, form } = withdrawalOf({ locale, country: destination, seller, number });
  return [
    ...(lines.some((line) => !line.withdrawalRight) ? [personalised] : []),
    ...(lines.some((line) => line.withdrawalRight) ? [...instruction, ...(form ? [form] : [])] : []),
  ];
}
