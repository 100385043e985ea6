import { isNamed, type Named, type Path } from "./data-shape.ts";

/** A price of a whole that falls where there is more of it: a larger set or a larger size that costs less. */
export interface LadderDrop {
  /** The list. */
  readonly path: Path;
  /** The price in each row: `["price"]`, `["prices", "oak"]`. */
  readonly price: Path;
  /** Lines from 1, the smaller one first. */
  readonly lines: readonly [number, number];
  /** Names of both steps: `24` and `36`, `600x400` and `800x600`. */
  readonly names: readonly [string, string];
  /** Minor units. */
  readonly amounts: readonly [number, number];
}

/**
 * Places where a total falls although quantity or size rises. Prices per piece `from` a quantity, and rebates, are
 * declared price breaks and not reported.
 */
export function ladderDrops(data: unknown, path: Path = []): readonly LadderDrop[] {
  if (Array.isArray(data)) {
    return [
      ...dropsOf(data.every(isNamed) ? data : []).map((drop) => ({ ...drop, path })),
      ...data.flatMap((row, index) => ladderDrops(row, [...path, index])),
    ];
  }
  if (!isNamed(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => ladderDrops(value, [...path, name]));
}

interface Step {
  readonly line: number;
  readonly name: string;
  /** Each must reach the other step's for it to be as much or more: quantities, or the long and the short side. */
  readonly extent: readonly number[];
  readonly prices: readonly (readonly [price: Path, amount: number])[];
}

function dropsOf(rows: readonly Named[]): readonly Omit<LadderDrop, "path">[] {
  const steps = rows.flatMap((row, index) => stepOf(row, index + 1) ?? []);
  if (steps.length < rows.length) return [];
  const rising = steps.toSorted((one, other) => weight(one) - weight(other));
  return rising.flatMap((more, index) => {
    // The next smaller one first; sizes beside it in the order may be none that it holds.
    const held = rising.slice(Math.max(0, index - mostLookedAt), index).filter((less) => isHeld(less, more));
    return more.prices.flatMap(([price, after]) => {
      const before = (less: Step) => less.prices.find((one) => one[0].join() === price.join())?.[1];
      const less = held.findLast((one) => (before(one) ?? after) > after);
      if (!less) return [];
      const [lines, names] = [[less.line, more.line] as const, [less.name, more.name] as const];
      return [{ price, lines, names, amounts: [before(less) ?? after, after] as const }];
    });
  });
}

/** Steps before one that it is compared with, so that a list of a hundred thousand takes no hour. */
const mostLookedAt = 100;

const isHeld = (less: Step, more: Step): boolean =>
  weight(less) < weight(more) && less.extent.every((one, at) => one <= (more.extent[at] ?? 0));

const weight = ({ extent }: Step): number => extent.reduce((product, one) => product * one, 1);

function stepOf(row: Named, line: number): Step | null {
  const prices = pricesOf(row);
  if (prices.length === 0) return null;
  if (typeof row.quantityMax === "number") {
    return { line, name: String(row.quantityMax), extent: [row.quantityMax], prices };
  }
  const size = sizeOf(row.format);
  if (!size) return null;
  const [width, height] = size;
  return { line, name: `${width}x${height}`, extent: [Math.max(width, height), Math.min(width, height)], prices };
}

function sizeOf(format: unknown): readonly [width: number, height: number] | null {
  const [width, height] = isNamed(format)
    ? [format.width, format.height]
    : (/^(\d+)x(\d+)$/.exec(String(format))?.slice(1).map(Number) ?? []);
  return typeof width === "number" && typeof height === "number" ? [width, height] : null;
}

function pricesOf({ price, prices }: Named): Step["prices"] {
  const single = typeof price === "number" ? [[["price"], price] as const] : [];
  const named = isNamed(prices) ? Object.entries(prices) : [];
  return [
    ...single,
    ...named.flatMap(([name, amount]) => (typeof amount === "number" ? [[["prices", name], amount] as const] : [])),
  ];
}
