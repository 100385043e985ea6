import { decimalText, percentText } from "../../../core/number-text.ts";
import type { Funnel } from "../../../services/tracking/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { useFunnelText } from "./words.ts";

type Step = Funnel["steps"][number];

/** The funnel's figures, exactly. */
export function FunnelTable({ steps }: Pick<Funnel, "steps">) {
  const t = useFunnelText();
  const locale = useLocale();
  const all = steps[0]?.visitors ?? 0;
  const number = (value: number | null) => (value === null ? "–" : decimalText(value, locale));
  const share = (value: number | null) => (value === null ? "–" : percentText(value, locale));
  const figure = (key: string, head: string, cell: (step: Step) => string): Column<Step> => ({
    key,
    head,
    align: "end",
    phone: "named",
    cell: (step) => <span className="num">{cell(step)}</span>,
  });
  const columns: readonly Column<Step>[] = [
    { key: "step", head: t.step, cell: ({ step }) => <b>{t.steps[step]}</b> },
    figure("visitors", t.visitors, ({ visitors }) => number(visitors)),
    figure("conversion", t.conversion, ({ conversion }) => share(conversion)),
    figure("all", t.ofAll, ({ visitors }) => share(all === 0 ? null : visitors / all)),
    figure("lost", t.lost, ({ lost }) => number(lost)),
    figure("seen", t.seen, ({ seen }) => number(seen)),
    figure("events", t.events, ({ events }) => number(events)),
  ];
  return (
    <div className="funnel-table">
      <Table caption={t.title} columns={columns} groups={[{ key: "all", rows: steps }]} rowKey={({ step }) => step} />
    </div>
  );
}
