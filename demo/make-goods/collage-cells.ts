/** Places of photos, percent of the sheet. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Gap {
  readonly x: number;
  readonly y: number;
}

type Column = number | readonly [share: number, rows: readonly number[]];
export type Rows = readonly (readonly [share: number, columns: readonly Column[]])[];

/** Cuts the whole sheet into rows, these into columns, and columns into rows again; standing, all the other way round. */
export function cut(rows: Rows, gap: Gap, standing: boolean): readonly Cell[] {
  const lying = standing ? { x: gap.y, y: gap.x } : gap;
  const whole = { x: 4, y: 4, width: 92, height: 92 };
  const cells = shares(
    rows.map(([share]) => share),
    whole.y,
    whole.height,
    lying.y,
  ).flatMap(([y, height], row) => {
    const columns = rows[row]?.[1] ?? [];
    const widths = columns.map((one) => (typeof one === "number" ? one : one[0]));
    return shares(widths, whole.x, whole.width, lying.x).flatMap(([x, width], column): Cell[] => {
      const one = columns[column];
      if (one === undefined || typeof one === "number") return [{ x, y, width, height }];
      return shares(one[1], y, height, lying.y).map(([top, tall]) => ({ x, y: top, width, height: tall }));
    });
  });
  return standing ? cells.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width })) : cells;
}

function shares(
  parts: readonly number[],
  from: number,
  length: number,
  gap: number,
): readonly (readonly [start: number, length: number])[] {
  const sum = parts.reduce((all, one) => all + one, 0);
  const room = length - gap * (parts.length - 1);
  let at = from;
  return parts.map((part) => {
    const own = (room * part) / sum;
    const start = at;
    at += own + gap;
    return [start, own] as const;
  });
}

/** Square cells where the bitmap has an X, as large as the sheet of this ratio holds them. */
export function ofBitmap(bitmap: string, ratio: number, gap: Gap, margin: number): readonly Cell[] {
  const rows = bitmap.split(" ");
  const [columns, lines] = [rows[0]?.length ?? 1, rows.length];
  const side = Math.min((100 - 2 * margin) / columns, (100 - 2 * margin) / lines / ratio);
  const [width, height] = [side, side * ratio];
  const [left, top] = [50 - (columns * width) / 2, 50 - (lines * height) / 2];
  return rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) =>
      cell === "X"
        ? [
            {
              x: left + x * width + gap.x / 4,
              y: top + y * height + gap.y / 4,
              width: width - gap.x / 2,
              height: height - gap.y / 2,
            },
          ]
        : [],
    ),
  );
}

/** Joins neighbours in a row until so many cells are left. */
export function merged(cells: readonly Cell[], count: number): readonly Cell[] {
  const out = [...cells];
  for (let at = 0; out.length > count && at + 1 < out.length; at += 2) {
    const pair = nextPair(out, at);
    if (pair === null) break;
    at = pair;
    const [one, other] = [out[pair], out[pair + 1]];
    if (one && other) out.splice(pair, 2, { ...one, width: other.x + other.width - one.x });
    at -= 1;
  }
  return out.length > count ? mergedDown(out, count) : out;
}

const nextPair = (cells: readonly Cell[], from: number): number | null => {
  for (let at = from; at + 1 < cells.length; at++) if (areNeighbours(cells[at], cells[at + 1])) return at;
  return null;
};
const areNeighbours = (one: Cell | undefined, other: Cell | undefined) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.y - other.y) < 0.01 &&
  Math.abs(one.width - other.width) < 0.01 &&
  other.x - one.x - one.width < one.width * 0.4;

/** Then neighbours one above the other. */
function mergedDown(cells: readonly Cell[], count: number): readonly Cell[] {
  const out = [...cells];
  for (let at = 0; out.length > count && at < out.length; at++) {
    const one = out[at];
    const below = out.findIndex(
      (other) =>
        one &&
        other !== one &&
        Math.abs(other.x - one.x) < 0.01 &&
        Math.abs(other.width - one.width) < 0.01 &&
        other.y > one.y &&
        other.y - one.y - one.height < one.height * 0.4 &&
        Math.abs(other.height - one.height) < 0.01,
    );
    const other = out[below];
    if (!one || !other) continue;
    out[at] = { ...one, height: other.y + other.height - one.y };
    out.splice(below, 1);
  }
  return out;
}

/** Halves every so many a cell until there are so many. */
export function split(cells: readonly Cell[], count: number, gap: Gap): readonly Cell[] {
  const missing = count - cells.length;
  const chosen = new Set(
    Array.from({ length: missing }, (_, index) => Math.floor(((index + 0.5) * cells.length) / missing)),
  );
  return cells.flatMap((cell, index) => {
    if (!chosen.has(index)) return [cell];
    const height = (cell.height - gap.y / 2) / 2;
    return [
      { ...cell, height },
      { ...cell, y: cell.y + cell.height - height, height },
    ];
  });
}
