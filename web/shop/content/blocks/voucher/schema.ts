import { z } from "zod";
import { momentText } from "../../../../../core/date-text.ts";
import { formatMoney } from "../../../../../core/money.ts";
import { shopPath } from "../../../../../core/shop-path.ts";
import { voucherPaths } from "../../../../../services/vouchers/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, textField, withAnswer } from "../../block-fields.ts";

/** Gift vouchers as they are sold today. */
export interface OfferedVouchers {
  readonly amounts: readonly string[];
  readonly least: string;
  readonly most: string;
  readonly validTo: string;
}

const mostAmounts = 6;

/** The way to the gift voucher, with what it can be worth. */
export const voucherSchema = (reading: BlockReading) =>
  z.object({ headline: textField, text: textField }).transform((read) =>
    withAnswer(reading, {
      read: { ...read, href: shopPath(reading.shop, "/gift-vouchers") },
      start: { offer: null as OfferedVouchers | null },
      answer: async (api) => {
        const found = await ask(api, voucherPaths.giftVoucher);
        if (!found.ok) return null;
        const { locale } = reading.shop;
        const { amounts, least, most, currency, validTo } = found.value;
        const text = (amount: number) => formatMoney({ amount, currency }, locale);
        const offer = {
          amounts: amounts.slice(0, mostAmounts).map(text),
          least: text(least),
          most: text(most),
          validTo: momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day"),
        };
        return { offer };
      },
    }),
  );
export type Voucher = z.output<ReturnType<typeof voucherSchema>>;
