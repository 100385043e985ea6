import type { MailSummary } from "../../../services/mail/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { onRowKeys } from "../data/row-keys.ts";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { ToneChip } from "../orders/state-chip.tsx";

interface MailTableProps {
  readonly mails: readonly MailSummary[];
  readonly open: string | null;
  readonly addressOf: (id: string) => string;
}

const tones: Readonly<Record<MailSummary["state"], Tone>> = { waiting: "info", sent: "ok", kept: "plain" };

/** Mails as rows, one link each. */
export function MailTable({ mails, open, addressOf }: MailTableProps) {
  const t = useOfficeMessages().mails;
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<MailSummary>[] = [
    { key: "subject", head: t.subject, wide: true, cell: ({ subject }) => subject },
    {
      key: "state",
      head: t.state,
      cell: ({ state, lastError }) => (
        <ToneChip tone={state === "waiting" && lastError ? "warn" : tones[state]}>{t.states[state]}</ToneChip>
      ),
    },
    { key: "to", head: t.to, cell: ({ to }) => <span className="mail-to">{to}</span> },
    { key: "at", head: t.at, align: "end", cell: ({ createdAt }) => timeText(createdAt, locale, now) },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links
    <div className="mail-table" onKeyDown={onRowKeys}>
      <Table
        caption={t.title}
        columns={columns}
        groups={[{ key: "all", rows: mails }]}
        rowKey={({ id }) => id}
        href={({ id }) => addressOf(id)}
        current={open ?? undefined}
      />
    </div>
  );
}
