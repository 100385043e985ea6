import { formatMoney } from "../../../core/money.ts";
import { type GiftView, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

type Entry = GiftView["entries"][number];

/** Every movement of a gift voucher's money; they add up to what is left. */
export function GiftLedger({ id }: { readonly id: string }) {
  const t = useVouchersText();
  const locale = useLocale();
  const { answer, reload } = useGet<GiftView>(officeVoucherPaths.gift(id));
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const { hint, currency, entries } = answer.value;
  const now = new Date();
  const columns: readonly Column<Entry & { readonly key: string }>[] = [
    { key: "at", head: t.at, cell: ({ at }) => timeText(at, locale, now) },
    {
      key: "what",
      head: t.what,
      wide: true,
      cell: ({ kind, by }) => (by ? `${t.entries[kind]}, ${by}` : t.entries[kind]),
    },
    {
      key: "order",
      head: t.toOrder,
      cell: ({ orderId }) => orderId && <a href={officePages.order(orderId)}>{t.toOrder}</a>,
    },
    { key: "change", head: t.change, align: "end", cell: ({ amount }) => formatMoney({ amount, currency }, locale) },
  ];
  const rows = entries.map((entry, index) => ({ ...entry, key: String(index) }));
  return (
    <section className="voucher-ledger" aria-label={t.ledger({ hint })}>
      <h2>{t.ledger({ hint })}</h2>
      <Table caption={t.ledger({ hint })} columns={columns} groups={[{ key: "all", rows }]} rowKey={({ key }) => key} />
    </section>
  );
}
