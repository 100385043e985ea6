import type { FlagReport } from "../../../services/flags/contract.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { differenceText } from "./figure-text.ts";
import { plotScale } from "./plot-scale.ts";
import { useFlagText } from "./words.ts";

interface DifferencePlotProps {
  readonly report: FlagReport;
  readonly measure: "basket" | "order";
  readonly treatment: FlagReport["treatments"][number];
}

type Point = FlagReport["treatments"][number]["days"][number];

/** How the difference and its interval stood at the end of each day, with a line where there is none. */
export function DifferencePlot({ report, measure, treatment }: DifferencePlotProps) {
  const t = useFlagText();
  const locale = useLocale();
  const known = treatment.days.filter((one) => one[measure].interval !== null);
  const title = `${treatment.treatment}, ${t.figures.overDays({ measure: t.figures.measures[measure], base: report.base })}`;
  const say = (value: number) => differenceText(value, { measure, currency: report.currency, locale, t });
  const dayText = (day: string) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
      new Date(`${day}T00:00Z`),
    );
  if (known.length === 0) return null;
  const { at, ticks } = plotScale([
    0,
    ...known.flatMap((one) => [one[measure].interval?.low ?? 0, one[measure].interval?.high ?? 0]),
  ]);
  const y = (value: number) => `${100 - at(value)}%`;
  const x = (index: number) => `${(100 * (index + 0.5)) / known.length}%`;
  const columns: readonly Column<Point>[] = [
    { key: "day", head: t.figures.day, cell: ({ day }) => dayText(day) },
    { key: "value", head: t.figures.difference, align: "end", cell: (one) => say(one[measure].value) },
    {
      key: "interval",
      head: t.figures.interval,
      align: "end",
      wide: true,
      cell: (one) =>
        t.between({ from: say(one[measure].interval?.low ?? 0), to: say(one[measure].interval?.high ?? 0) }),
    },
  ];
  return (
    <figure className="flag-plot" aria-label={title}>
      <figcaption>{title}</figcaption>
      <div className="flag-curve" aria-hidden="true">
        <div className="flag-curve-axis num">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockStart: y(tick) }}>
              {tick === 0 ? "0" : say(tick).replace(` ${t.figures.points}`, "")}
            </span>
          ))}
        </div>
        <svg className="flag-curve-plot" aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} className="flag-plot-grid" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
          <line className="flag-curve-zero" x1="0" x2="100%" y1={y(0)} y2={y(0)} />
          {known.map((one, index) => {
            const { value, interval } = one[measure];
            return (
              <g key={one.day}>
                <line
                  className="flag-plot-span"
                  x1={x(index)}
                  x2={x(index)}
                  y1={y(interval?.low ?? 0)}
                  y2={y(interval?.high ?? 0)}
                />
                <circle className="flag-plot-point" cx={x(index)} cy={y(value)} r="4" />
              </g>
            );
          })}
        </svg>
      </div>
      <p className="flag-curve-days" aria-hidden="true">
        <span>{dayText(known[0]?.day ?? "")}</span>
        <span>{dayText(known.at(-1)?.day ?? "")}</span>
      </p>
      <Disclosure title={t.figures.table} value={title}>
        <Table caption={title} columns={columns} groups={[{ key: "all", rows: known }]} rowKey={({ day }) => day} />
      </Disclosure>
    </figure>
  );
}
