import { type DataShape, fieldsOf, isLeaf, type Path, type Step, shapeBelow } from "./data-shape.ts";
import { rowNames } from "./row-names.ts";

/** One difference between two documents of a shape. */
export interface DataChange {
  readonly what: "changed" | "added" | "removed" | "order";
  /** Fields and names of rows: `["materials", "leinwand", "rate", "fix"]`. */
  readonly steps: readonly string[];
  /** Its path in the new document, or in the old one for a removal. */
  readonly path: Path;
  /** Values of single fields; undefined where there was none, and for whole rows. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Differences in the order of the shape. Rows are compared by name, so that a moved row counts as the same row. */
export const changesBetween = (shape: DataShape, before: unknown, after: unknown): readonly DataChange[] =>
  compare(shape, before, after, [], []);

function compare(
  shape: DataShape,
  before: unknown,
  after: unknown,
  steps: readonly string[],
  path: Path,
): readonly DataChange[] {
  // Compares text first: an operator changes one value of thousands.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isLeaf(shape) || !isGroup(before) || !isGroup(after)) return [leafChange(before, after, steps, path)];
  if (shape.kind === "list") return compareLists(shape.item, before, after, steps, path);
  const names =
    shape.kind === "map"
      ? [...new Set([...Object.keys(before), ...Object.keys(after)])]
      : [...new Set([...fieldsOf(shape, before), ...fieldsOf(shape, after)].map(({ name }) => name))];
  return names.flatMap((name) => {
    const below = shapeBelow(shape, name, after) ?? shapeBelow(shape, name, before);
    const [old, now] = [(before as Record<string, unknown>)[name], (after as Record<string, unknown>)[name]];
    return below ? compare(below, old, now, [...steps, name], [...path, name]) : [];
  });
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

function leafChange(before: unknown, after: unknown, steps: readonly string[], path: Path): DataChange {
  const what = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  const single = (value: unknown) => (isGroup(value) ? undefined : value);
  return { what, steps, path, before: single(before), after: single(after) };
}

function compareLists(
  item: DataShape,
  before: unknown,
  after: unknown,
  steps: readonly string[],
  path: Path,
): readonly DataChange[] {
  const [olds, nows] = [listOf(before), listOf(after)];
  const [oldNames, nowNames] = [rowNames(item, olds), rowNames(item, nows)];
  const oldAt = new Map(oldNames.map((name, index) => [name, index]));
  const nowAt = new Map(nowNames.map((name, index) => [name, index]));
  const row = (what: "added" | "removed", name: string, index: Step, value: unknown): DataChange => ({
    what,
    steps: [...steps, name],
    path: [...path, index],
    ...(isLeaf(item) ? { [what === "added" ? "after" : "before"]: value } : {}),
  });
  const kept = nowNames.filter((name) => oldAt.has(name));
  const keptBefore = oldNames.filter((name) => nowAt.has(name));
  return [
    ...nowNames.flatMap((name, index): readonly DataChange[] => {
      const old = oldAt.get(name);
      if (old === undefined) return [row("added", name, index, nows[index])];
      return compare(item, olds[old], nows[index], [...steps, name], [...path, index]);
    }),
    ...oldNames.flatMap((name, index) => (nowAt.has(name) ? [] : [row("removed", name, index, olds[index])])),
    ...(kept.every((name, index) => name === keptBefore[index]) ? [] : [{ what: "order", steps, path } as const]),
  ];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
