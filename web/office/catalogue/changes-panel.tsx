import type { DataChange } from "../../../core/data-changes.ts";
import { type Path, shapeAt } from "../../../core/data-shape.ts";
import { type ChangeList, priceDraftPaths } from "../../../services/price-drafts/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { useDraftContext } from "./draft-context.ts";
import { stepWords, valueWords } from "./value-words.ts";

/** What the draft changes, in words. */
export function ChangesPanel() {
  const { draft } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  // Nothing is asked for a draft that is not there, so none is missed when it was published.
  if (draft !== null) return <DraftChanges version={`${draft.draft.id} ${draft.draft.version}`} />;
  return (
    <EmptyState icon="check" title={t.noDraft}>
      {t.readOnly}
    </EmptyState>
  );
}

function DraftChanges({ version }: { readonly version: string }) {
  const { key } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  const { answer, reload } = useGet<ChangeList>(priceDraftPaths.changes(key), { version, keep: true });
  if (answer.kind === "ready" && answer.value.total === 0) {
    return (
      <EmptyState icon="check" title={t.change.none}>
        {t.change.noneText}
      </EmptyState>
    );
  }
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const { changes, total } = answer.value;
  return (
    <div data-fresh={answer.fresh}>
      {changes.length < total && <p className="label">{t.change.more({ shown: changes.length, total })}</p>}
      <ChangeTable changes={changes} caption={t.tab.changes} />
    </div>
  );
}

export function ChangeTable({
  changes,
  caption,
}: {
  readonly changes: readonly DataChange[];
  readonly caption: string;
}) {
  const { shape, data, texts } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  const words = (value: unknown, path: Path) => {
    const leaf = shapeAt(shape, path, data);
    return value === undefined || !leaf ? "" : valueWords(leaf, value, data, path, locale, t);
  };
  const columns: readonly Column<DataChange>[] = [
    {
      key: "where",
      head: t.change.where,
      wide: true,
      cell: ({ steps }) => stepWords(steps, shape, data, texts, locale).join(" › "),
    },
    {
      key: "what",
      head: t.change.what,
      cell: ({ what }) => (
        <ToneChip tone={what === "removed" ? "warn" : what === "added" ? "ok" : "plain"}>{t.change[what]}</ToneChip>
      ),
    },
    { key: "before", head: t.change.before, align: "end", wide: true, cell: ({ before, path }) => words(before, path) },
    {
      key: "after",
      head: t.change.after,
      align: "end",
      wide: true,
      cell: ({ after, path }) => <b>{words(after, path)}</b>,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      groups={[{ key: "all", rows: changes }]}
      rowKey={({ steps, what }) => `${what} ${steps.join("/")}`}
    />
  );
}
