import { csvCell } from "../../../platform/imports/csv-cells.ts";
import { conversionMeasures, type FlagReport, figureMeasures } from "./figure-shapes.ts";

/**
 * The report as a table (RFC 4180), exactly as the office shows it: a line for each treatment and measure, then a line
 * for each point of the curves over days.
 */
export function reportCsv(report: FlagReport): string {
  const lines = [head, ...report.treatments.flatMap((one) => [...totals(report, one), ...points(report, one)])];
  return lines.map((cells) => `${cells.map((cell) => csvCell(String(cell ?? ""), ",")).join(",")}\r\n`).join("");
}

type Treatment = FlagReport["treatments"][number];
type Cells = readonly (string | number | null | undefined)[];

const head: Cells = [
  "day",
  "treatment",
  "base",
  "measure",
  "visitors",
  "count",
  "value",
  "low",
  "high",
  "median",
  "difference",
  "difference_low",
  "difference_high",
  "currency",
];

const totals = ({ base, currency }: FlagReport, { treatment, visitors, measures }: Treatment): Cells[] =>
  figureMeasures.flatMap((measure) => {
    const found = measures[measure];
    if (!found) return [];
    const { value, interval, count, median, difference } = found;
    return [
      [
        "",
        treatment,
        base,
        measure,
        visitors,
        count,
        value,
        interval?.low,
        interval?.high,
        median,
        difference?.value,
        difference?.interval?.low,
        difference?.interval?.high,
        measure === "revenue" ? currency : "",
      ],
    ];
  });

const points = ({ base }: FlagReport, { treatment, days }: Treatment): Cells[] =>
  conversionMeasures.flatMap((measure) =>
    days.map((one) => {
      const { value, interval } = one[measure];
      const empty = ["", "", "", "", "", ""];
      return [one.day, treatment, base, measure, ...empty, value, interval?.low, interval?.high, ""];
    }),
  );
