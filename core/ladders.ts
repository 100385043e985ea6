import { isNamed, type Named, type Path } from "./data-shape.ts";

/** A gap or an overlap in rows that follow each other: steps of quantities, size ranges, first days. */
export interface LadderFault {
  /** The list. */
  readonly path: Path;
  readonly what: "overlap" | "gap" | "backwards";
  /** Which lines, from 1; the second is null where the gap is before the first or after the last one. */
  readonly lines: readonly [number, number | null];
  /** The boundary: `25`, `2026-12-01`, `600x400`; empty where the last line has to be open. */
  readonly at: string;
}

/** All gaps and overlaps of a document. Knows ladders by the names of their fields, so it needs no schema. */
export function ladderFaults(data: unknown, path: Path = []): readonly LadderFault[] {
  if (Array.isArray(data)) {
    const rows = data.every(isNamed) ? (data as readonly Named[]) : [];
    return [
      ...ladderOf(rows).map((fault) => ({ ...fault, path })),
      ...data.flatMap((row, index) => ladderFaults(row, [...path, index])),
    ];
  }
  if (!isNamed(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => ladderFaults(value, [...path, name]));
}

type Fault = Omit<LadderFault, "path">;
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isNumber = (value: unknown): value is number => typeof value === "number";

function ladderOf(rows: readonly Named[]): readonly Fault[] {
  if (rows.length === 0) return [];
  const all = (name: string, fits: (value: unknown) => boolean) => rows.every((row) => fits(row[name]));
  if (all("from", isDay)) return all("to", isDay) ? periods(rows) : sameDays(rows);
  if (all("from", isNumber)) return [...start(rows, "from"), ...steps(rows, "from")];
  if (all("quantity", isNumber)) return [...start(rows, "quantity"), ...steps(rows, "quantity")];
  if (all("quantityMax", isNumber)) return steps(rows, "quantityMax");
  if (rows.some((row) => row.upTo !== undefined)) return bands(rows);
  return rows.some((row) => isNumber(row.upToM2)) ? areas(rows) : [];
}

/** In price tables the first line must start at one piece. */
function start(rows: readonly Named[], name: string): readonly Fault[] {
  const priced = rows.every((row) => isNumber(row.price) || isNumber(row.cents));
  const first = rows[0]?.[name];
  return priced && first !== 1 ? [{ what: "gap", lines: [1, null], at: `1–${Number(first) - 1}` }] : [];
}

/** Numbers that must rise: the same one twice, or a smaller one later, and two lines count at once. */
const steps = (rows: readonly Named[], name: string): readonly Fault[] =>
  rows.flatMap((row, index): readonly Fault[] => {
    const before = rows[index - 1];
    if (!before || Number(row[name]) > Number(before[name])) return [];
    return [{ what: "overlap", lines: [index, index + 1], at: String(row[name]) }];
  });

/** Two rates from one day on. */
const sameDays = (rows: readonly Named[]): readonly Fault[] =>
  rows.flatMap((row, index): readonly Fault[] => {
    const first = rows.findIndex(({ from }) => from === row.from);
    return first === index ? [] : [{ what: "overlap", lines: [first + 1, index + 1], at: String(row.from) }];
  });

/** Campaigns and peaks: two at once for the same thing, and then nobody knows which one counts. */
const periods = (rows: readonly Named[]): readonly Fault[] =>
  rows.flatMap((row, index) => {
    const met = rows.slice(0, index).flatMap((other, before): readonly Fault[] => {
      const from = String(row.from) > String(other.from) ? row.from : other.from;
      const atOnce = String(from) <= String(row.to) && String(from) <= String(other.to);
      return atOnce && aboutTheSame(row, other)
        ? [{ what: "overlap", lines: [before + 1, index + 1], at: String(from) }]
        : [];
    });
    return String(row.from) > String(row.to)
      ? [{ what: "backwards", lines: [index + 1, null], at: String(row.to) }, ...met]
      : met;
  });

/** Whether two rows name a thing in common; rows that name none are about everything. */
function aboutTheSame(one: Named, other: Named): boolean {
  const lists = Object.keys(one).filter((name) => Array.isArray(one[name]) && Array.isArray(other[name]));
  if (lists.length === 0) return true;
  return lists.some((name) =>
    (one[name] as readonly unknown[]).some((value) => (other[name] as unknown[]).includes(value)),
  );
}

/** Bands up to a number or a size, the last one open. */
function bands(rows: readonly Named[]): readonly Fault[] {
  const isOpen = ({ upTo, upToM2 }: Named) => upTo == null && upToM2 == null;
  const met = rows.flatMap((row, index): readonly Fault[] => {
    const before = rows.slice(0, index).findIndex((other) => isOpen(other) || holds(other.upTo, row.upTo));
    return before < 0 ? [] : [{ what: "overlap", lines: [before + 1, index + 1], at: edgeText(row.upTo) }];
  });
  const last = rows.at(-1);
  return last && isOpen(last) ? met : [...met, { what: "gap", lines: [rows.length, null], at: "" }];
}

/** Whether everything up to `inner` is up to `outer` already. */
function holds(outer: unknown, inner: unknown): boolean {
  if (isNumber(outer) && isNumber(inner)) return inner <= outer;
  if (!isNamed(outer) || !isNamed(inner)) return false;
  const [long, short] = [sides(outer), sides(inner)];
  return short[0] <= long[0] && short[1] <= long[1];
}

/** Long and short side. */
const sides = ({ width, height }: Named): readonly [number, number] => [
  Math.max(Number(width), Number(height)),
  Math.min(Number(width), Number(height)),
];

const edgeText = (edge: unknown): string =>
  isNamed(edge) ? `${edge.width}x${edge.height}` : edge == null ? "" : String(edge);

const areas = (rows: readonly Named[]): readonly Fault[] => {
  const bounded = rows.filter(({ upToM2 }) => isNumber(upToM2));
  const open = rows.at(-1)?.upToM2 === undefined;
  return [...steps(bounded, "upToM2"), ...(open ? [] : [{ what: "gap", lines: [rows.length, null], at: "" } as const])];
};
