import type { ChatRow } from "../../../services/help-chat/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { onRowKeys } from "../data/row-keys.ts";
import { timeText } from "../data/time-text.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { useChatText } from "./words.ts";

interface ChatTableProps {
  readonly chats: readonly ChatRow[];
  readonly open: string | null;
  readonly addressOf: (id: string) => string;
}

/** Conversations as rows, one link each. */
export function ChatTable({ chats, open, addressOf }: ChatTableProps) {
  const t = useChatText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<ChatRow>[] = [
    { key: "last", head: t.last, wide: true, cell: ({ lastText }) => <span className="chat-last">{lastText}</span> },
    { key: "state", head: t.state, cell: (chat) => <StateOf chat={chat} /> },
    { key: "who", head: t.who, cell: ({ name, email }) => name ?? email ?? t.visitor },
    { key: "at", head: t.at, align: "end", cell: ({ lastAt }) => timeText(lastAt, locale, now) },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links
    <div className="mail-table" onKeyDown={onRowKeys}>
      <Table
        caption={t.title}
        columns={columns}
        groups={[{ key: "all", rows: chats }]}
        rowKey={({ id }) => id}
        href={({ id }) => addressOf(id)}
        current={open ?? undefined}
      />
    </div>
  );
}

function StateOf({ chat: { state, waiting } }: { readonly chat: ChatRow }) {
  const t = useChatText();
  if (waiting === 0) return <ToneChip tone={state === "open" ? "info" : "plain"}>{t.states[state]}</ToneChip>;
  return <ToneChip tone="warn">{t.waiting({ count: waiting })}</ToneChip>;
}
