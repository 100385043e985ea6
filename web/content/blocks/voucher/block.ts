import { momentText } from "../../../../core/date-text.ts";
import { formatMoney } from "../../../../core/money.ts";
import { shopPath } from "../../../../core/shop-path.ts";
import { voucherPaths } from "../../../../services/vouchers/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { voucherExample } from "./example.ts";

/** Gift vouchers as they are sold today. */
interface OfferedVouchers {
  readonly amounts: readonly string[];
  readonly least: string;
  readonly most: string;
  readonly validTo: string;
}

const mostAmounts = 6;

/** The way to the gift voucher, with what it can be worth. */
export const block = defineBlock({
  name: "voucher",
  title: t("Gutschein", "Gift voucher"),
  palette: ["goods", 120],
  fields: { headline, text: lead },
  parse: (fields, { shop }) => fields.transform((read) => ({ ...read, href: shopPath(shop, "/gift-vouchers") })),
  load: {
    start: { offer: null as OfferedVouchers | null },
    async ask(_, { api, shop: { locale } }) {
      const found = await ask(api, voucherPaths.giftVoucher);
      if (!found.ok) return null;
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
  },
  example: voucherExample,
});
