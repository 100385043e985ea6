import { momentText } from "../../../core/date-text.ts";
import type { MyVoucher, MyVouchers as Vouchers } from "../../../services/vouchers/contract.ts";
import type { Fetched } from "../../browser/store/use-fetched.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { FetchedList } from "./fetched-list.tsx";

/** Gift vouchers she bought or paid with: which are open, and what is left on them. */
export function MyVouchers({ list }: { readonly list: Fetched<Vouchers> }) {
  const t = useMessages().account;
  return (
    <FetchedList title={t.vouchers} list={list}>
      {({ vouchers }) =>
        vouchers.length === 0 ? (
          <p>{t.noVouchers}</p>
        ) : (
          <ul className="my-orders">
            {vouchers.map((voucher) => (
              <VoucherRow key={`${voucher.hint} ${voucher.issuedAt}`} voucher={voucher} />
            ))}
          </ul>
        )
      }
    </FetchedList>
  );
}

function VoucherRow({ voucher }: { readonly voucher: MyVoucher }) {
  const t = useMessages().account;
  const locale = useLocale();
  const money = useMoney(voucher.currency);
  const { hint, amount, balance, bought, state, validTo } = voucher;
  const isOver = state === "expired";
  return (
    <li className="my-order">
      <div>
        {t.voucherOf({ hint })}
        <p className="label">{bought ? t.voucherBought : t.voucherUsed}</p>
      </div>
      <span>{t.voucherTo({ day: momentText(new Date(validTo), locale, "UTC", "day") })}</span>
      <span>{t.voucherStates[state]}</span>
      <span className="my-order-total num">
        {money(isOver ? 0 : balance)}
        <span className="label">
          {isOver
            ? t.voucherLapsed({ left: money(balance) })
            : t.voucherLeft({ left: money(balance), amount: money(amount) })}
        </span>
      </span>
    </li>
  );
}
