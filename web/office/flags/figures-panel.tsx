import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { dayStart, dayValues } from "../../../core/day-start.ts";
import { percentText } from "../../../core/number-text.ts";
import {
  type FigureMeasure,
  type FlagReport,
  figureMeasures,
  type flagReportAnswer,
  officeFlagPaths,
} from "../../../services/flags/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { DifferencePlot } from "./difference-plot.tsx";
import { differenceText, findingTexts, valueText } from "./figure-text.ts";
import { IntervalPlot } from "./interval-plot.tsx";
import { useFlagText } from "./words.ts";

/** Seconds between looks while the figures are in sight. */
const often = 20;

/** How a flag does: who saw which treatment, what they did, and what of it is certain. */
export function FiguresPanel({ environment, name }: { readonly environment: number; readonly name: string }) {
  const t = useFlagText();
  const { answer, reload } = useGet<z.infer<typeof flagReportAnswer>>(officeFlagPaths.figures(environment, name), {
    every: often,
  });
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} rows={4} />;
  const { report } = answer.value;
  if (!report) {
    return (
      <EmptyState icon="sort" title={t.figures.none}>
        {t.figures.noneText}
      </EmptyState>
    );
  }
  return (
    <section className="flag-part" aria-label={t.tabs.figures}>
      <Introduction report={report} />
      <Measures report={report} />
      <Link underlined className="flag-back" href={officeFlagPaths.figuresFile(environment, name)} download>
        <Icon name="download" small />
        {t.figures.file}
      </Link>
    </section>
  );
}

/** What is compared since when, and what stands in the way of believing it. */
function Introduction({ report }: { readonly report: FlagReport }) {
  const t = useFlagText();
  const locale = useLocale();
  const words = t.figures;
  const now = new Date();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const since = timeText(report.since, locale, now);
  const read = { ...dayValues(since), label: report.label, base: report.base };
  const until = report.until === null ? null : timeText(report.until, locale, now);
  const span = until === null ? words.since(read) : words.between({ ...read, until, untilStart: dayStart(until) });
  const all = report.treatments.reduce((sum, { visitors }) => sum + visitors, 0);
  const shares = (share: (one: FlagReport["treatments"][number]) => number) =>
    report.treatments.map((one) => `${one.treatment} ${percentText(share(one) / 100, locale)}`).join(", ");
  const findings = findingTexts(report, t);
  return (
    <>
      {report.samples > 0 && (
        <Notice tone="info">{words.samples({ count: report.samples, text: number(report.samples) })}</Notice>
      )}
      {report.mismatch.isOff && (
        <Notice tone="bad" title={words.mismatch}>
          {words.mismatchText({
            found: shares(({ visitors }) => (100 * visitors) / Math.max(1, all)),
            planned: shares(({ size }) => size),
          })}
        </Notice>
      )}
      <ul className="flag-findings">
        {findings.length === 0 && <li>{words.open}</li>}
        {findings.map(({ text, isGood }) => (
          <li key={text} data-good={isGood}>
            <Icon name={isGood ? "success" : "warning"} small />
            {text}
          </li>
        ))}
      </ul>
      <p className="mute">
        {span} {words.daily}
      </p>
      {report.several > 0 && (
        <p className="mute small">{words.several({ count: report.several, text: number(report.several) })}</p>
      )}
      {report.otherCurrencies > 0 && (
        <p className="mute small">
          {words.otherCurrencies({
            count: report.otherCurrencies,
            text: number(report.otherCurrencies),
            currency: report.currency,
          })}
        </p>
      )}
    </>
  );
}

const tones: Readonly<Record<"better" | "worse" | "open", Tone>> = { better: "ok", worse: "bad", open: "plain" };

type Measured = FlagReport["treatments"][number]["measures"][FigureMeasure];

function Measures({ report }: { readonly report: FlagReport }) {
  const t = useFlagText();
  const locale = useLocale();
  const words = t.figures;
  const [measure, setMeasure] = useState<FigureMeasure>("basket");
  const { currency, treatments } = report;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const say = (value: number) => valueText(value, measure, currency, locale);
  const differ = (value: number) => differenceText(value, { measure, currency, locale, t });
  const span = (interval: { low: number; high: number } | null | undefined, text: (value: number) => string) =>
    interval ? t.between({ from: text(interval.low), to: text(interval.high) }) : words.tooEarly;
  const facts: readonly (readonly [head: string, cell: (measured: Measured, visitors: number) => ReactNode])[] = [
    [words.visitors, (_, visitors) => number(visitors)],
    ...(measure === "revenue" ? [] : [[words.counts[measure], ({ count }: Measured) => number(count ?? 0)] as const]),
    [words.value, ({ value }) => say(value)],
    ...(measure === "load"
      ? [[words.median, ({ median }: Measured) => (median === null ? "" : say(median))] as const]
      : []),
    [words.interval, ({ interval }) => span(interval, say)],
    [words.difference, ({ difference }) => (difference ? differ(difference.value) : words.isBase)],
    [words.differenceInterval, ({ difference }) => difference && span(difference.interval, differ)],
    [
      words.verdict,
      ({ difference }) =>
        difference && <ToneChip tone={tones[difference.verdict]}>{words.verdicts[difference.verdict]}</ToneChip>,
    ],
  ];
  return (
    <div className="flag-measures">
      <SegmentedControl
        label={words.measure}
        value={measure}
        segments={figureMeasures.map((value) => ({ value, label: words.measures[value] }))}
        onChange={setMeasure}
      />
      <IntervalPlot report={report} measure={measure} />
      <table className="flag-numbers">
        <caption className="visually-hidden">{words.measures[measure]}</caption>
        <thead>
          <tr>
            <td />
            {treatments.map(({ treatment }) => (
              <th key={treatment} scope="col">
                {treatment}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([head, cell]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {treatments.map(({ treatment, visitors, measures }) => (
                <td key={treatment} className="num">
                  {measures[measure] && cell(measures[measure], visitors)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(measure === "basket" || measure === "order") &&
        treatments
          .filter(({ days }) => days.length > 0)
          .map((treatment) => (
            <DifferencePlot key={treatment.treatment} report={report} measure={measure} treatment={treatment} />
          ))}
    </div>
  );
}
