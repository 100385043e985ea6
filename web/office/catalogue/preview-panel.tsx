import { useState } from "react";
import { dayText } from "../../../core/date-text.ts";
import { dayValues } from "../../../core/day-start.ts";
import { currencyOf, locales } from "../../../core/locale.ts";
import { formatDifference, formatMoney } from "../../../core/money.ts";
import { percentDifference } from "../../../core/number-text.ts";
import { type PreviewAnswer, priceDraftPaths } from "../../../services/price-drafts/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { ListWait } from "../data/list-wait.tsx";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";
import { useDraftContext } from "./draft-context.ts";
import { WarningsNotice } from "./draft-notices.tsx";

type Row = PreviewAnswer["rows"][number];
type Amounts = NonNullable<Row["before"]>;

/** What the draft makes of everyday baskets and of recent orders, and in which countries. */
export function PreviewPanel() {
  const { draft } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  // Nothing is asked for a draft that is not there, so none is missed when it was published.
  if (draft !== null) return <DraftPreview version={`${draft.draft.id} ${draft.draft.version}`} />;
  return (
    <EmptyState icon="eye" title={t.noDraft}>
      {t.readOnly}
    </EmptyState>
  );
}

function DraftPreview({ version }: { readonly version: string }) {
  const { key } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  const [locale, setLocale] = useState<string>("de-DE");
  const localeName = useLocaleName();
  const { answer, reload } = useGet<PreviewAnswer>(priceDraftPaths.preview(key), {
    query: { locale },
    version,
    keep: true,
  });
  if (answer.kind === "loading") return <ListWait />;
  if (answer.kind === "failed") {
    if (answer.problem.kind !== "has-problems")
      return <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />;
    return (
      <EmptyState icon="warning" title={t.preview.wrong}>
        {t.preview.wrongText}
      </EmptyState>
    );
  }
  return (
    <div className="preview" data-fresh={answer.fresh}>
      <Select
        className="preview-locale"
        label={t.preview.locale}
        value={locale}
        options={locales.map((value) => ({ value, label: `${localeName(value)}, ${currencyOf(value)}` }))}
        onChange={(event) => setLocale(event.target.value)}
      />
      <Preview preview={answer.value} onLocale={setLocale} />
    </div>
  );
}

/** "Deutsch (Österreich)": never the bare code. */
function useLocaleName(): (locale: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: "language", languageDisplay: "standard" });
  return (locale) => names.of(locale) ?? locale;
}

function Preview({
  preview,
  onLocale,
}: {
  readonly preview: PreviewAnswer;
  readonly onLocale: (locale: string) => void;
}) {
  const t = useOfficeMessages().catalogue.preview;
  const reader = useLocale();
  const localeName = useLocaleName();
  const money = (amount: number, { currency }: Pick<Row, "currency">) => formatMoney({ amount, currency }, reader);
  const cell = (amounts: Amounts | null, row: Row) => (amounts ? money(amounts.shown, row) : "–");
  const columns: readonly Column<Row>[] = [
    {
      key: "product",
      head: t.product,
      wide: true,
      cell: ({ title, facts, from, channel }) => (
        <span className="preview-thing">
          <b>{title}</b>
          <span className="mute small">
            {[...facts, ...(channel ? [t.channels[channel]] : []), ...(from === "order" ? [t.order] : [])].join(", ")}
          </span>
        </span>
      ),
    },
    { key: "before", head: t.before, align: "end", cell: (row) => cell(row.before, row) },
    { key: "after", head: t.after, align: "end", cell: (row) => <b>{cell(row.after, row)}</b> },
    {
      key: "change",
      head: t.change,
      align: "end",
      cell: (row) => <Difference row={row} />,
    },
  ];
  const touched = preview.locales.filter(({ dearer, cheaper, share }) => dearer + cheaper > 0 || share !== 0);
  return (
    <>
      <WarningsNotice warnings={preview.warnings} />
      <p className="mute small">{t.on(dayValues(dayText(preview.on, reader)))}</p>
      <Table
        caption={t.title}
        columns={columns}
        groups={[{ key: "all", rows: preview.rows }]}
        rowKey={(row) => String(preview.rows.indexOf(row))}
      />
      {touched.length > 0 && (
        <section className="preview-locales" aria-label={t.locales}>
          <h2>{t.locales}</h2>
          <ul>
            {touched.map(({ locale, dearer, cheaper, share }) => (
              <li key={locale}>
                <Button look="ghost" small aria-pressed={locale === preview.locale} onClick={() => onLocale(locale)}>
                  {localeName(locale)}
                </Button>
                <span className="num">
                  {percentDifference(share / 1_000_000, reader)}
                  {dearer > 0 && `, ${dearer} ${t.dearer}`}
                  {cheaper > 0 && `, ${cheaper} ${t.cheaper}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Difference({ row }: { readonly row: Row }) {
  const t = useOfficeMessages().catalogue.preview;
  const reader = useLocale();
  const { before, after, currency } = row;
  const money = (amount: number) => formatDifference({ amount, currency }, reader);
  if (!before || !after)
    return <span title={row.refused ?? undefined}>{before ? t.refused : after ? t.isNew : "–"}</span>;
  const difference = after.shown - before.shown;
  const tax = after.tax - before.tax;
  if (difference === 0) {
    return tax === 0 ? <span className="mute">{t.same}</span> : <span>{t.tax({ amount: money(tax) })}</span>;
  }
  const share = before.shown === 0 ? "" : ` (${percentDifference(difference / before.shown, reader)})`;
  return <span data-way={difference > 0 ? "up" : "down"}>{`${money(difference)}${share}`}</span>;
}
