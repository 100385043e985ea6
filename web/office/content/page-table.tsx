import type { PageHead, pageStates } from "../../../services/content/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { onRowKeys } from "../data/row-keys.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { traceText } from "./trace-text.ts";
import { useContentText } from "./words.ts";

const tones: Readonly<Record<(typeof pageStates)[number], Tone>> = { draft: "plain", changed: "warn", published: "ok" };

/** Where a page stands; folders stand nowhere. */
export function PageChip({ state }: Pick<PageHead, "state">) {
  const t = useContentText();
  return state === null ? null : <ToneChip tone={tones[state]}>{t.states[state]}</ToneChip>;
}

interface PageTableProps {
  readonly pages: readonly PageHead[];
  readonly open: string | null;
  readonly addressOf: (page: PageHead) => string;
}

/** Folders and pages as rows, one link each: a folder shows what is in it, a page opens beside. */
export function PageTable({ pages, open, addressOf }: PageTableProps) {
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<PageHead>[] = [
    { key: "name", head: t.page, wide: true, cell: (page) => <PageName page={page} /> },
    { key: "state", head: t.state, cell: ({ state }) => <PageChip state={state} /> },
    {
      key: "languages",
      head: t.languages,
      phone: "hidden",
      cell: ({ languages, isFolder }) => (isFolder ? null : [t.mainLanguage, ...languages].join(", ")),
    },
    {
      key: "changed",
      head: t.changed,
      align: "end",
      cell: ({ changed }) => changed && traceText(changed, t, locale, now),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links
    <div className="page-table" onKeyDown={onRowKeys}>
      <Table
        caption={t.pages}
        columns={columns}
        groups={[{ key: "all", rows: pages }]}
        rowKey={({ id }) => String(id)}
        href={addressOf}
        current={open ?? undefined}
      />
    </div>
  );
}

function PageName({ page: { name, fullSlug, isFolder, isStartpage } }: { readonly page: PageHead }) {
  const t = useContentText();
  return (
    <span className="page-name">
      <Icon name={isFolder ? "layers" : isStartpage ? "home" : "text"} small />
      <span>
        {name}
        {isFolder && <span className="visually-hidden">, {t.folder}</span>}
        {isStartpage && <span className="visually-hidden">, {t.startpage}</span>}
        <span className="page-slug">/{fullSlug}</span>
      </span>
    </span>
  );
}
