import { momentText } from "../../../core/date-text.ts";
import { formatMoney } from "../../../core/money.ts";
import type { GiftSummary } from "../../../services/vouchers/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { timeText } from "../data/time-text.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

interface GiftTableProps {
  readonly gifts: readonly GiftSummary[];
  readonly open: string | null;
  readonly addressOf: (id: string) => string;
}

/** Gift vouchers as rows, each a link to its ledger. */
export function GiftTable({ gifts, open, addressOf }: GiftTableProps) {
  const t = useVouchersText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<GiftSummary>[] = [
    {
      key: "hint",
      head: t.hint,
      cell: ({ hint }) => (
        <>
          <span className="visually-hidden">{t.ledgerOf({ hint })}</span>
          <span aria-hidden="true">•••• {hint}</span>
        </>
      ),
    },
    {
      key: "left",
      head: t.left,
      align: "end",
      cell: ({ balance, amount, currency, voidedAt }) =>
        voidedAt
          ? t.voided
          : `${formatMoney({ amount: balance, currency }, locale)} / ${formatMoney({ amount, currency }, locale)}`,
    },
    {
      key: "valid",
      head: t.valid,
      cell: ({ validTo }) => momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day", "medium"),
    },
    {
      key: "origin",
      head: t.origin,
      wide: true,
      cell: ({ issuedBy, note }) => (issuedBy ? t.givenBy({ name: issuedBy, note: note ?? "" }) : t.bought),
    },
    { key: "issued", head: t.issued, align: "end", cell: ({ issuedAt }) => timeText(issuedAt, locale, now) },
  ];
  return (
    <Table
      caption={t.gifts}
      columns={columns}
      groups={[{ key: "all", rows: gifts }]}
      rowKey={({ id }) => id}
      href={({ id }) => addressOf(id)}
      current={open ?? undefined}
    />
  );
}
