import type { FigureMeasure, FlagReport } from "../../../services/flags/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { valueText } from "./figure-text.ts";
import { plotScale } from "./plot-scale.ts";
import { useFlagText } from "./words.ts";

/** Each treatment's value as a point on a line as long as its interval. The table beside says the same in numbers. */
export function IntervalPlot({ report, measure }: { readonly report: FlagReport; readonly measure: FigureMeasure }) {
  const t = useFlagText();
  const locale = useLocale();
  const { base, currency, treatments } = report;
  const rows = treatments.flatMap(({ treatment, measures }) => {
    const found = measures[measure];
    return found ? [{ treatment, value: found.value, interval: found.interval }] : [];
  });
  const { at, ticks } = plotScale(
    rows.flatMap(({ value, interval }) => [value, interval?.low ?? value, interval?.high ?? value]),
  );
  const say = (value: number) => valueText(value, measure, currency, locale);
  return (
    <figure className="flag-plot" aria-label={t.figures.conversion({ measure: t.figures.measures[measure] })}>
      <figcaption>{t.figures.conversion({ measure: t.figures.measures[measure] })}</figcaption>
      <div aria-hidden="true">
        {rows.map(({ treatment, value, interval }) => (
          <div className="flag-plot-row" key={treatment}>
            <b>{treatment}</b>
            <svg className="flag-plot-track" aria-hidden="true" data-base={treatment === base}>
              {ticks.map((tick) => (
                <line key={tick} className="flag-plot-grid" x1={`${at(tick)}%`} x2={`${at(tick)}%`} y1="0" y2="100%" />
              ))}
              {interval && (
                <line
                  className="flag-plot-span"
                  x1={`${at(interval.low)}%`}
                  x2={`${at(interval.high)}%`}
                  y1="50%"
                  y2="50%"
                />
              )}
              <circle className="flag-plot-point" cx={`${at(value)}%`} cy="50%" r="6" />
            </svg>
            <span className="num">{say(value)}</span>
          </div>
        ))}
        <Axis ticks={ticks} at={at} say={say} />
      </div>
    </figure>
  );
}

interface AxisProps {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
  readonly say: (value: number) => string;
}

function Axis({ ticks, at, say }: AxisProps) {
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return (
    <div className="flag-plot-axis">
      {[first, last].map((tick) => (
        <span key={tick} className="num" style={{ insetInlineStart: `${at(tick)}%` }} data-end={tick === last}>
          {say(tick)}
        </span>
      ))}
    </div>
  );
}
