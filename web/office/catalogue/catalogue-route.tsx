import { wallClock } from "../../../core/calendar-date.ts";
import { dayValues } from "../../../core/day-start.ts";
import { shopZone } from "../../../core/shop.ts";
import { priceDraftPaths, type SubjectSummary } from "../../../services/price-drafts/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { ListHead } from "../data/list-head.tsx";
import { officePages } from "../data/office-paths.ts";
import { onRowKeys } from "../data/row-keys.ts";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { dateWords } from "./value-words.ts";
import { subjectTitle } from "./words.ts";
import "./catalogue.css";

/** All price lists and tables: what counts, what is planned, and who has a draft open. */
export default function Catalogue() {
  const t = useOfficeMessages().catalogue;
  const path = priceDraftPaths.subjects;
  const { answer, reload } = useGet<{ subjects: readonly SubjectSummary[] }>(path, { every: 30 });
  return (
    <>
      <ListHead title={t.title} />
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ subjects }) => <Subjects subjects={subjects} />}
      </ListAnswer>
    </>
  );
}

function Subjects({ subjects }: { readonly subjects: readonly SubjectSummary[] }) {
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  const day = (date: string | null) => (date === null ? "" : dateWords(date, locale));
  const sold = subjects.filter(({ published }) => published.length > 0);
  if (sold.length === 0) return <EmptyState icon="list" title={t.empty} />;
  const columns: readonly Column<SubjectSummary>[] = [
    { key: "name", head: t.name, wide: true, cell: (subject) => subjectTitle(subject, t) },
    { key: "counts", head: t.counts, cell: ({ published }) => countsText(published, t, day) },
    { key: "planned", head: t.planned, cell: ({ published }) => plannedText(published, t, day) },
    {
      key: "draft",
      head: t.draft,
      align: "end",
      cell: ({ draft }) =>
        draft ? (
          <>
            <ToneChip tone="info">{t.draft}</ToneChip>{" "}
            {t.changedBy({ name: draft.changedBy, at: timeText(draft.changedAt, locale, new Date()) })}
          </>
        ) : (
          <span className="mute">{t.noDraft}</span>
        ),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links
    <div className="catalogue-table" onKeyDown={onRowKeys}>
      <Table
        caption={t.title}
        columns={columns}
        groups={[{ key: "all", rows: sold }]}
        rowKey={({ key }) => key}
        href={({ key }) => officePages.subject(key)}
      />
    </div>
  );
}

type Published = SubjectSummary["published"];
type Words = ReturnType<typeof useOfficeMessages>["catalogue"];

function countsText(published: Published, t: Words, day: (date: string | null) => string): string {
  const current = published.find((one) => one.current);
  if (!current) return t.nothing;
  return current.validFrom === null
    ? `${t.release({ release: current.release })}, ${t.publishedOn(dayValues(day(wallClock(new Date(current.publishedAt), shopZone).date)))}`
    : `${t.release({ release: current.release })}, ${t.since(dayValues(day(current.validFrom)))}`;
}

function plannedText(published: Published, t: Words, day: (date: string | null) => string): string {
  const current = published.find((one) => one.current);
  const planned = published.filter(({ validFrom }) => validFrom !== null && validFrom > (current?.validFrom ?? ""));
  return planned
    .map(({ release, validFrom }) => `${t.release({ release })}, ${t.from(dayValues(day(validFrom)))}`)
    .join("; ");
}
